internal import SwiftSyntax

/// Decides whether a module is written for Apple's systems or for any system.
enum SystemNeeds {
    /// Whether the sources import modules, but none of Apple's, neither themselves nor through the libraries they use.
    ///
    /// Such modules implement algorithms or numbers and run on any system. Their branches for Apple's systems call Apple's C
    /// library, which is not there on Linux.
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
