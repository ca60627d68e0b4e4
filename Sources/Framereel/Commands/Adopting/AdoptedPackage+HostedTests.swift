internal import FrameJSON
internal import FrameProjects

// The application's own test targets, which are ported where they are as its modules are.
extension AdoptedPackage {
    /// The products that tests import, each named like its module.
    private static let productsOfTests: Set<String> = [
        "FBSnapshotTestCase", "Framereel", "FramereelTesting", "SnapshotTesting",
    ]

    /// - Parameter resources: The resources of each test target, by module.
    /// - Returns: The source lists of the test targets and their resources.
    func hostedTests(_ resources: [String: ModuleResources]) -> [File] {
        adoption.tests.flatMap { test in
            sources(of: test, in: "Tests", members: [",\n  \"tests\": true"])
                + (resources[test.target.module]?.files ?? [])
        }
    }

    /// - Parameter package: Name of Framereel in the manifest, as a literal.
    func hostedTestTarget(_ test: Adoption.Module, _ resources: ModuleResources?, _ package: String) -> String {
        let imported = Set(test.survey.files.flatMap { $0.imports + $0.conditional })
        let products = imported.intersection(Self.productsOfTests).union(["FramereelTesting", "UIKit"])
        let dependencies =
            test.imports.map { FramereelModules.target(of: $0).debugDescription }
            + products.sorted().map { ".product(name: \"\($0)\", package: \(package))" }
        let rules = resources?.rules ?? []
        let settings =
            Self.settings(of: test.target, areTests: true) + FramereelModules.aliases(of: test.imports) + chaining
        return """
                    .testTarget(
                        name: \(test.target.module.debugDescription),
                        dependencies: \(Self.list(dependencies)),
            \(rules.isEmpty ? "" : "            resources: \(Self.list(rules)),\n")            swiftSettings: \(Self.list(settings)),
                        plugins: [.plugin(name: "PortUIKit", package: \(package))]),
            """
    }
}
