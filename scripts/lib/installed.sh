# An installed version. Source it after defining `fail`, which prints its arguments and exits.
#
# A folder with an installed version has the file `installed`, with the digest and the path of each other file in it. Versions up to 0.1
# have none, and consist of programs and libraries.

# list_installed FOLDER: prints the digests and paths of the files in it; of links, their targets.
list_installed() {
    (
        cd "$1"
        find . -type f ! -path ./installed -print0 | sort -z | xargs -0 -r sha256sum
        find . -type l -printf 'link:%l  %p\n' | sort
    )
}

# is_program FILE: whether it is a program or a library.
is_program() {
    [ -f "$1" ] && [ ! -L "$1" ] && [ "$(head -c 4 "$1" | tail -c 3)" = ELF ]
}

# foreign_files FOLDER: prints the files in it that are not as they were installed.
foreign_files() {
    local file
    if [ -f "$1/installed" ]; then
        list_installed "$1" | grep -vxF -f "$1/installed" | sed 's/^[^ ]*  \.\///'
        return 0
    fi
    find "$1" -mindepth 1 -maxdepth 1 -printf '%f\n' | while read -r file; do is_program "$1/$file" || printf '%s\n' "$file"; done
}

# check_replaceable FOLDER: fails if it holds anything but an installed version, or is a link.
check_replaceable() {
    local file
    [ ! -L "$1" ] || fail "$1 is a link; remove it, or choose another --prefix"
    [ -e "$1" ] || return 0
    [ -d "$1" ] || fail "$1 is not a folder; move it away, or choose another --prefix"
    file=$(foreign_files "$1" | head -n 1)
    [ -z "$file" ] || fail "$1/$file was not installed; move it away, or choose another --prefix"
}

# remove_installed FOLDER: removes an installed version, and nothing that was added to it.
remove_installed() {
    check_replaceable "$1"
    [ -d "$1" ] || return 0
    find "$1" -mindepth 1 ! -type d -delete
    find "$1" -mindepth 1 -type d -empty -delete
}

# check_link PATH TARGET: fails if PATH is anything but a link to TARGET.
check_link() {
    [ ! -e "$1" ] && [ ! -L "$1" ] || [ "$(readlink "$1")" = "$2" ] ||
        fail "$1 was not installed; move it away, or choose another --prefix"
}
