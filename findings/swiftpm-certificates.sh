#!/usr/bin/env bash
# SwiftPM on Linux trusts only the certificates of the system when it downloads a binary target.
#
# Version: Swift 6.3.1, Debian 12. None of the variables that other programs read for further authorities has an effect:
# SSL_CERT_FILE and SSL_CERT_DIR of OpenSSL, CURL_CA_BUNDLE of curl (whose library Foundation has in it), and
# URLSessionCertificateAuthorityInfoFile, which swift-corelibs-foundation reads on Android only. curl itself accepts the same server with the
# same file. A private authority has to be added to /etc/ssl/certs/ca-certificates.crt, as update-ca-certificates does.
#
# Needs swift, curl, openssl, python3, zip, and the right to mount. Prints what was seen, and fails if that changes.
set -euo pipefail
work=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$work"' EXIT
cd "$work"

mkdir -p web/tool.artifactbundle package/Sources/program
cat >web/tool.artifactbundle/info.json <<END
{"schemaVersion": "1.0", "artifacts": {"tool": {"version": "1.0", "type": "executable",
 "variants": [{"path": "tool", "supportedTriples": ["$(uname -m)-unknown-linux-gnu"]}]}}}
END
printf '#!/bin/sh\necho tool\n' >web/tool.artifactbundle/tool
chmod +x web/tool.artifactbundle/tool
(cd web && zip -qr tool.artifactbundle.zip tool.artifactbundle)
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 2 -subj /CN=localhost \
    -addext "subjectAltName=DNS:localhost" 2>/dev/null
cat /etc/ssl/certs/ca-certificates.crt certificate.pem >authorities.crt
mkdir authorities
cp certificate.pem "authorities/$(openssl x509 -hash -noout -in certificate.pem).0"
cat >serve.py <<'END'
import http.server, os, ssl
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain("certificate.pem", "key.pem")
os.chdir("web")
server = http.server.HTTPServer(("127.0.0.1", 0), http.server.SimpleHTTPRequestHandler)
server.socket = context.wrap_socket(server.socket, server_side=True)
print(server.server_port, flush=True)
server.serve_forever()
END
python3 serve.py >port 2>/dev/null &
server=$!
until [ -s port ]; do sleep 0.1; done
url=https://localhost:$(<port)/tool.artifactbundle.zip

echo 'print("program")' >package/Sources/program/main.swift
cat >package/Package.swift <<END
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "program",
    targets: [
        .binaryTarget(name: "tool", url: "$url", checksum: "$(sha256sum web/tool.artifactbundle.zip | cut -d ' ' -f 1)"),
        .executableTarget(name: "program"),
    ])
END

# seen TITLE EXPECTED COMMAND...: prints whether the command accepts the server, and compares with what is expected.
changed=0
seen() {
    local title=$1 expected=$2 found=accepted
    shift 2
    "$@" >log 2>&1 || { grep -qi 'certificate' log && found=refused || found="failed otherwise: $(tail -n 1 log)"; }
    echo "$title: $found"
    [ "$found" = "$expected" ] || { echo "  expected: $expected"; changed=1; }
}
resolve() { rm -rf package/.build && swift package --package-path package --cache-path cache resolve; }
with() { (export "$1" && resolve); }
mounted() { unshare --mount bash -c 'mount --bind "$0" /etc/ssl/certs/ca-certificates.crt && exec "$@"' "$work/authorities.crt" "$@"; }

swift --version 2>/dev/null | head -n 1
seen "curl with CURL_CA_BUNDLE" accepted env CURL_CA_BUNDLE="$work/authorities.crt" curl -sSf -o /dev/null "$url"
seen "curl without it" refused curl -sSf -o /dev/null "$url"
seen "SwiftPM with SSL_CERT_FILE" refused with SSL_CERT_FILE="$work/authorities.crt"
seen "SwiftPM with SSL_CERT_DIR" refused with SSL_CERT_DIR="$work/authorities"
seen "SwiftPM with CURL_CA_BUNDLE" refused with CURL_CA_BUNDLE="$work/authorities.crt"
seen "SwiftPM with URLSessionCertificateAuthorityInfoFile" refused with URLSessionCertificateAuthorityInfoFile="$work/authorities.crt"
rm -rf package/.build
seen "SwiftPM with the authority in the system's file" accepted mounted \
    swift package --package-path package --cache-path cache resolve
exit "$changed"
