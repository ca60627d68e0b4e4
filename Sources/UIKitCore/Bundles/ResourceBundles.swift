internal import QuartzCore

/// The bundles in which names of images, colors, storyboards, and texts are looked up.
package enum ResourceBundles {
    /// The bundles to search. For the main bundle or `nil`, these are the application's own bundle, the program's
    /// folder, and the bundles beside it; any other bundle is searched alone.
    package static func searched(_ bundle: Bundle?) -> [Bundle] {
        let program = Stage.programBundle
        let own = ApplicationResources.current.folder.flatMap(Bundle.init(path:))
        let main = own ?? Bundle.main
        if let bundle, ![main.bundlePath, program.bundlePath].contains(bundle.bundlePath) { return [bundle] }
        return (own.map { [$0] } ?? []) + [program] + besideProgram.filter { $0.bundlePath != own?.bundlePath }
    }

    /// The resource folder beside the program that belongs to a module.
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

    /// Removes bundles left over from earlier packages with the same module. Of `New_Shop.resources` and
    /// `Old_Shop.resources`, the one that the program mentions remains.
    static func withoutStale(_ names: [String], isCurrent: (String) -> Bool) -> [String] {
        let shared = names.filter { name in
            names.contains { $0 != name && !Set(possibleModules(of: $0)).isDisjoint(with: possibleModules(of: name)) }
        }
        let current = Set(shared.filter(isCurrent).flatMap(possibleModules))
        return names.filter { name in
            !shared.contains(name) || current.isDisjoint(with: possibleModules(of: name)) || isCurrent(name)
        }
    }

    /// The sorted names of the resource bundles in a folder. A build folder may contain bundles of other programs and
    /// of earlier builds.
    ///
    /// - Parameter modules: The modules whose bundles to include, named `Package_Module.resources`; `nil` for all.
    static func names(in folder: String, modules: Set<String>?) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            guard name.hasSuffix(".resources") || name.hasSuffix(".bundle") else { return false }
            guard let modules else { return true }
            let own = possibleModules(of: name)
            return own.isEmpty ? name.hasSuffix(".bundle") : !modules.isDisjoint(with: own)
        }.sorted()
    }

    /// The module names that a bundle's name may contain: every part that follows an underscore.
    private static func possibleModules(of name: String) -> [String] {
        let parts = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
            .split(separator: "_", omittingEmptySubsequences: false)
        return parts.indices.dropFirst().map { parts[$0...].joined(separator: "_") }
    }
}

extension ProgramSymbols {
    /// The modules in `names` whose code is in the program; all of them if the program has no symbols.
    ///
    /// Searches for the bytes with which a module's Swift symbols begin, which takes a fraction of the time needed to
    /// read all symbols.
    static func modules(among names: Set<String>) -> Set<String> {
        guard !names.isEmpty,
            let program = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped),
            mentions("UIKit", program)
        else { return names }
        return names.filter { mentions($0, program) }
    }

    /// Whether the program contains the text. SwiftPM's resource bundle accessor contains the path of its bundle.
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
