# shellcheck shell=bash
# What the scripts need from the machine: a Rust toolchain and a few system packages.
# Sourced by the other scripts. Everything said here goes to standard error,
# so that the output of the game itself stays clean.

# The Debian packages that building and running the desktop game needs:
#   linking       gcc libc6-dev lld (the C library's files are only recommended by gcc)
#   building      pkg-config and the -dev packages (sound, game pads, Wayland, keyboard)
#   running       libraries that are opened when the window is (X11, cursor, input), and Vulkan
bloodless_packages=(
    gcc libc6-dev lld
    pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev
    libxkbcommon-x11-0 libxcursor1 libxi6 mesa-vulkan-drivers
)

# What is needed on top to run the game on a display without a screen, use it from outside and look at it:
# scripts/screens and the tests in a window.
window_packages=(xvfb xdotool imagemagick)

say() {
    printf '%s\n' "$*" >&2
}

# True where packages can be looked up and installed in Debian's way.
is_debian() {
    command -v dpkg-query >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1
}

# Ends the script with 2 if there is no cargo.
require_cargo() {
    if command -v cargo >/dev/null 2>&1; then
        return 0
    fi
    # Just installed, in a shell that was started before.
    local bin="${CARGO_HOME:-${HOME:-}/.cargo}/bin"
    if [[ -x "$bin/cargo" ]]; then
        export PATH="$bin:$PATH"
        return 0
    fi
    say "Bloodless is built with Rust, and cargo was not found."
    say "Install Rust as https://rustup.rs describes, open a new shell, and run this again."
    exit 2
}

# Whether a Debian package is installed, on any architecture.
package_installed() {
    # shellcheck disable=SC2016 # the format is dpkg's, not the shell's
    dpkg-query --show --showformat='${db:Status-Status}\n' "$1" 2>/dev/null | grep -x installed >/dev/null
}

# require_packages [PACKAGE...]: installs the packages that are missing, those of the game and those named,
# or says which command does and ends the script with 2.
# Does nothing on systems other than Debian and its relatives.
require_packages() {
    is_debian || return 0

    local package
    local missing=()
    for package in "${bloodless_packages[@]}" "$@"; do
        package_installed "$package" || missing+=("$package")
    done
    if ((${#missing[@]} == 0)); then
        return 0
    fi

    local install="apt-get install --yes --no-install-recommends ${missing[*]}"
    local by_hand="apt-get update && $install"
    local as_root=()
    if ((EUID == 0)); then
        as_root=(env)
    elif command -v sudo >/dev/null 2>&1; then
        by_hand="sudo apt-get update && sudo $install"
        if sudo -n true 2>/dev/null; then
            as_root=(sudo -n env)
        fi
    else
        by_hand="su --login -c '$by_hand'"
    fi

    if ((${#as_root[@]} == 0)); then
        say "These system packages are missing: ${missing[*]}"
        say "Installing them needs root. Run this, then try again:"
        say ""
        say "    $by_hand"
        exit 2
    fi

    say "Installing the missing system packages: ${missing[*]}"
    as_root+=(DEBIAN_FRONTEND=noninteractive)
    # The package lists may be unreachable and still good enough: the installation decides.
    "${as_root[@]}" apt-get update </dev/null >&2 ||
        say "The package lists could not be refreshed; trying with those at hand."
    if ! "${as_root[@]}" apt-get install --yes --no-install-recommends "${missing[@]}" </dev/null >&2; then
        say "The system packages could not be installed. Run this, then try again:"
        say ""
        say "    $by_hand"
        exit 2
    fi
}

# After a failed build: where nothing was installed for the player, say what may be missing.
note_packages() {
    if ! is_debian; then
        say "If system libraries were missing: the game needs what Debian calls"
        say "    ${bloodless_packages[*]}"
    fi
}
