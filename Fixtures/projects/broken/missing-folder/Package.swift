import PackageDescription

let package = Package(name: "App", targets: [.target(name: "App")])
