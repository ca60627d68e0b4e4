internal import SwiftSyntax

/// What the sources of a module need of the system that they are made for.
enum SystemNeeds {
    /// Whether the sources import modules, but none of Apple's, neither themselves nor through the libraries they use.
    ///
    /// Such modules, of algorithms or numbers, are made for any system. What they do for Apple's alone is for Apple's C
    /// library, which a target in C declares there and does not declare here.
    static func areForAnySystem(_ units: [SourceUnit], libraries: [SourceUnit], _ options: PortOptions) -> Bool {
        guard !options.areTests, options.headerImports.isEmpty else { return false }
        let imports = units.flatMap(imports)
        return !imports.isEmpty && !(imports + libraries.flatMap(Self.imports)).contains(where: isOfApple)
    }

    private static func isOfApple(_ module: String) -> Bool {
        ImportRule.replacement(of: module) != nil || AppleModules.besideUIKit.contains(module)
            || AppleModules.missing.contains(module) || AppleModules.ofOtherSystems.contains(module)
            || ["XCTest", "Testing"].contains(module)
    }

    /// Returns the modules that a source imports, also in conditions.
    private static func imports(_ unit: SourceUnit) -> [String] {
        let collector = ImportCollector(viewMode: .sourceAccurate)
        collector.walk(unit.tree)
        return collector.imports.compactMap { $0.path.first?.name.text }
    }
}
