import PackageDescription

let package = Package(name: "App", targets: makeTargets())
