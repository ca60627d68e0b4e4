internal import QuartzCore

/// The bundles that names of images, colours, storyboards and texts are looked up in.
package enum ResourceBundles {
    /// Those of the main bundle, and of `nil`: the application's own, the program's folder, and the bundles beside it. Any other is searched alone.
    package static func searched(_ bundle: Bundle?) -> [Bundle] {
        let program = Stage.programBundle
        let own = ApplicationResources.current.folder.flatMap(Bundle.init(path:))
        let main = own ?? Bundle.main
        if let bundle, ![main.bundlePath, program.bundlePath].contains(bundle.bundlePath) { return [bundle] }
        return (own.map { [$0] } ?? []) + [program] + besideProgram.filter { $0.bundlePath != own?.bundlePath }
    }

    /// The folder of the module's resources beside the program.
    static func folder(of module: String) -> String? {
        let names = names(in: Stage.programBundle.bundlePath, modules: [module])
        return withoutStale(names, isCurrent: ProgramSymbols.mentions).first.map {
            "\(Stage.programBundle.bundlePath)/\($0)"
        }
    }

    /// The resource bundles of the program's modules, which are folders next to the executable, sorted by name.
    static var besideProgram: [Bundle] { foldersBesideProgram.compactMap(Bundle.init(path:)) }

    private static let foldersBesideProgram: [String] = {
        let program = Stage.programBundle.bundlePath
        let modules = ProgramSymbols.modules(among: Set(names(in: program, modules: nil).flatMap(possibleModules)))
        let current = withoutStale(names(in: program, modules: modules), isCurrent: ProgramSymbols.mentions)
        return current.map { "\(program)/\($0)" }
    }()

    /// Without bundles of earlier packages with the same module: of `New_Shop.resources` and `Old_Shop.resources`, the one that the program mentions.
    static func withoutStale(_ names: [String], isCurrent: (String) -> Bool) -> [String] {
        let shared = names.filter { name in
            names.contains { $0 != name && !Set(possibleModules(of: $0)).isDisjoint(with: possibleModules(of: name)) }
        }
        let current = Set(shared.filter(isCurrent).flatMap(possibleModules))
        return names.filter { name in
            !shared.contains(name) || current.isDisjoint(with: possibleModules(of: name)) || isCurrent(name)
        }
    }

    /// Names of resource bundles in a folder, sorted. A folder of builds may have those of other programs and of earlier builds.
    ///
    /// - Parameter modules: those whose bundles count, which are named `Package_Module.resources`; `nil` for all.
    static func names(in folder: String, modules: Set<String>?) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            guard name.hasSuffix(".resources") || name.hasSuffix(".bundle") else { return false }
            guard let modules else { return true }
            let own = possibleModules(of: name)
            return own.isEmpty ? name.hasSuffix(".bundle") : !modules.isDisjoint(with: own)
        }.sorted()
    }

    /// What comes after an underscore in the name of a bundle.
    private static func possibleModules(of name: String) -> [String] {
        let parts = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
            .split(separator: "_", omittingEmptySubsequences: false)
        return parts.indices.dropFirst().map { parts[$0...].joined(separator: "_") }
    }
}

extension ProgramSymbols {
    /// Those of the modules whose code is in the program; all for a program without symbols.
    ///
    /// Looks for the bytes with which Swift's symbols of a module begin, which takes a fraction of the time for reading all symbols.
    static func modules(among names: Set<String>) -> Set<String> {
        guard !names.isEmpty,
            let program = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped),
            mentions("UIKit", program)
        else { return names }
        return names.filter { mentions($0, program) }
    }

    /// Whether the program has the text, as SwiftPM's accessor of a resource bundle has the path of the bundle.
    static func mentions(_ text: String) -> Bool {
        let program = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
        return program.map { contains(Array(text.utf8), $0) } ?? false
    }

    private static func mentions(_ module: String, _ program: Data) -> Bool {
        contains(Array("$s\(module.utf8.count)\(module)".utf8), program)
    }

    private static func contains(_ symbol: [UInt8], _ program: Data) -> Bool {
        program.withUnsafeBytes { bytes in
            guard var rest = bytes.baseAddress, bytes.count >= symbol.count else { return false }
            let end = rest + bytes.count - symbol.count + 1
            while rest < end, let start = memchr(rest, Int32(symbol[0]), end - rest) {
                if memcmp(start, symbol, symbol.count) == 0 { return true }
                rest = UnsafeRawPointer(start) + 1
            }
            return false
        }
    }
}
