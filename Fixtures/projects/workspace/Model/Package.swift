// swift-tools-version: 5.9
import PackageDescription

/* Package(name: "not this") */
let settings: [SwiftSetting] = []
let package = Package(
    name: "Model",
    products: [.library(name: "TravelModel", targets: ["TravelModel"])],
    dependencies: [.package(url: "https://example.com/numbers.git", from: "1.0.0")],
    targets: [
        .target(
            name: "TravelModel", dependencies: ["Units", .product(name: "Numbers", package: "numbers")],
            path: "Source", exclude: ["Drafts"],
            resources: [.process("Media"), .copy("Data/cities")], swiftSettings: settings + []),
        .target(name: "Units"),
        .binaryTarget(name: "Secret", path: "Secret.xcframework"),
        .testTarget(name: "ModelTests", dependencies: ["TravelModel"]),
    ])
