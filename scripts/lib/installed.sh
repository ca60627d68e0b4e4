# An installed version, recognized by the contents of its files. Source it after defining `fail`, which prints its arguments and exits.

# is_installed FILE: whether it is a program or a library, which is all that scripts/install puts into its folder.
is_installed() {
    [ -f "$1" ] && [ ! -L "$1" ] && [ "$(head -c 4 "$1" | tail -c 3)" = ELF ]
}

# check_replaceable FOLDER: fails if it holds anything but an installed version, or is a link.
check_replaceable() {
    local file
    [ ! -L "$1" ] || fail "$1 is a link; remove it, or choose another --prefix"
    [ -e "$1" ] || return 0
    [ -d "$1" ] || fail "$1 is not a folder; move it away, or choose another --prefix"
    while IFS= read -r -d '' file; do
        is_installed "$file" || fail "$file was not installed; move it away, or choose another --prefix"
    done < <(find "$1" -mindepth 1 -maxdepth 1 -print0)
}

# remove_installed FOLDER: removes an installed version, file by file.
remove_installed() {
    local file
    check_replaceable "$1"
    [ -d "$1" ] || return 0
    while IFS= read -r -d '' file; do rm -f -- "$file"; done < <(find "$1" -mindepth 1 -maxdepth 1 -print0)
}

# check_link PATH TARGET: fails if PATH is anything but a link to TARGET.
check_link() {
    [ ! -e "$1" ] && [ ! -L "$1" ] || [ "$(readlink "$1")" = "$2" ] ||
        fail "$1 was not installed; move it away, or choose another --prefix"
}
