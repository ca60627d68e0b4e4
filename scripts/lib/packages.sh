# Installs Debian packages. Source it after defining `fail`, which prints its arguments, one per line, and exits.

# install_packages PACKAGE...: uses sudo unless run as root. If that is not possible, fails with the command to run.
install_packages() {
    local as_root=() by_hand="apt-get update && apt-get install -y $*" log
    if [ "$(id -u)" -ne 0 ]; then
        by_hand="sudo apt-get update && sudo apt-get install -y $*"
        { command -v sudo && sudo -n true; } >/dev/null 2>&1 ||
            fail "missing: $*. Installing them takes rights this user does not have; run:" "    $by_hand"
        as_root=(sudo -n)
    fi
    echo "installing $*"
    log=$(mktemp)
    if ! { apt_quietly update && apt_quietly install --no-install-recommends "$@"; }; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        fail "apt-get failed. Run it by hand to see why:" "    $by_hand"
    fi
    rm -f "$log"
}

apt_quietly() {
    ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
        apt-get -y -q -o DPkg::Lock::Timeout=300 "$@" </dev/null >>"$log" 2>&1
}
