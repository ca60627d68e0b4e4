// swift-tools-version: 6.2
import PackageDescription

// A transition of an iOS team: its own target says `import UIKit` and knows nothing of Framereel. Beside it stand the scenes
// that show it, a command that renders them, and tests that compare every frame with its golden.
let package = Package(
    name: "card",
    dependencies: [
        // In a package of yours: the place of your clone.
        .package(name: "framereel", path: "../..")
    ],
    targets: [
        .target(name: "Card", dependencies: [.product(name: "UIKit", package: "framereel")]),
        .target(
            name: "CardScenes",
            dependencies: [
                "Card", .product(name: "Framereel", package: "framereel"),
                .product(name: "UIKit", package: "framereel"),
            ]),
        .executableTarget(
            name: "transitions",
            dependencies: ["CardScenes", .product(name: "Framereel", package: "framereel")]),
        .testTarget(
            name: "CardTests",
            dependencies: [
                "CardScenes", .product(name: "UIKit", package: "framereel"),
                .product(name: "FramereelTesting", package: "framereel"),
            ],
            exclude: ["__Transitions__"]),
    ])
