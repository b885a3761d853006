# shellcheck shell=bash
# How the scripts build the game. Sourced by those that run it.

# build_game ARGUMENTS OF CARGO...: builds the program in the project's folder, where cargo finds its settings, and
# prints where it is: the target folder can be set in more than one way, so cargo itself is asked.
build_game() {
    # shellcheck disable=SC2154 # the script that sources this knows its root
    cd -- "$root" || return 1
    cargo build --bin bloodless --message-format=json-render-diagnostics "$@" </dev/null |
        sed -n 's/.*"executable":"\([^"]*\)".*/\1/p'
}
