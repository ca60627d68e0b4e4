// swift-tools-version: 6.2
import PackageDescription

// Bytes that libFuzzer makes up, read as a display list and drawn. Built and run by scripts/fuzz.
let package = Package(
    name: "fuzz",
    dependencies: [.package(name: "framereel", path: "../..", traits: [])],
    targets: [
        .executableTarget(name: "DrawFuzz", dependencies: [.product(name: "Framereel", package: "framereel")])
    ])
