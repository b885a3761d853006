# shellcheck shell=bash
# What the scripts that try the game by force have in common: building it and watching its memory.

# build_game ARGUMENTS OF CARGO...: builds the program and prints where it is.
build_game() {
    cargo build --bin bloodless --message-format=json-render-diagnostics "$@" </dev/null |
        sed -n 's/.*"executable":"\([^"]*\)".*/\1/p'
}

# The memory of a program that runs, in KiB; nothing once it has ended.
resident() {
    sed -n 's/^VmRSS:[^0-9]*\([0-9]*\) kB$/\1/p' "/proc/$1/status" 2>/dev/null || true
}

# watch_memory PID: waits for a program and tells its memory at a tenth of its run, in the middle and at the end.
# Ends with the exit code of the program.
watch_memory() {
    local seen=() now status=0
    while kill -0 "$1" 2>/dev/null; do
        now="$(resident "$1")"
        [[ -n "$now" ]] && seen+=("$now")
        sleep 0.5
    done
    wait "$1" || status=$?
    local many=${#seen[@]}
    if ((many > 0)); then
        printf 'memory: %s KiB after a tenth, %s in the middle, %s at the end, most %s\n' \
            "${seen[many / 10]}" "${seen[many / 2]}" "${seen[many - 1]}" \
            "$(printf '%s\n' "${seen[@]}" | sort -n | tail -n 1)"
    fi
    return "$status"
}
