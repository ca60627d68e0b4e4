// swift-tools-version: 6.2
// The program that is installed, linked from the prebuilt modules like those of users. See link_program in scripts/lib/prebuilt.sh.
import PackageDescription

let package = Package(
    name: "program",
    products: [.executable(name: "framereel", targets: ["FramereelTool"])],
    dependencies: [.package(name: "framereel", path: "../../../.build/prebuilt")],
    targets: [
        .executableTarget(name: "FramereelTool", dependencies: [.product(name: "Framereel", package: "framereel")])
    ])
