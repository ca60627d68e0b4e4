// swift-tools-version: 6.2
import PackageDescription

// What a team adds to an iOS project: its sources stay in iOS/Shop and iOS/Kit, as Xcode has them, and are ported while this is built.
let package = Package(
    name: "PortedApp",
    dependencies: [.package(name: "framereel", path: "../../..")],
    targets: [
        .target(
            name: "Kit",
            dependencies: [.product(name: "UIKit", package: "framereel")],
            plugins: [.plugin(name: "PortUIKit", package: "framereel")]),
        .target(
            name: "Shop",
            dependencies: ["Kit", .product(name: "UIKit", package: "framereel")],
            plugins: [.plugin(name: "PortUIKit", package: "framereel")]),
        .executableTarget(
            name: "shop-reel",
            dependencies: [
                "Shop", .product(name: "Framereel", package: "framereel"),
                .product(name: "UIKit", package: "framereel"),
            ]),
        .testTarget(
            name: "ShopTests",
            dependencies: [
                "Kit", "Shop", .product(name: "UIKit", package: "framereel"),
                .product(name: "FramereelTesting", package: "framereel"),
            ]),
    ],
    swiftLanguageModes: [.v5])
