internal import QuartzCore

/// The bundles that names of images, colours, storyboards and texts are looked up in.
enum ResourceBundles {
    /// Those of the main bundle, and of `nil`: the application's own, the program's folder, and the bundles beside it. Any other is searched alone.
    static func searched(_ bundle: Bundle?) -> [Bundle] {
        let program = Stage.programBundle
        let own = ApplicationResources.current.folder.flatMap(Bundle.init(path:))
        let main = own ?? Bundle.main
        if let bundle, ![main.bundlePath, program.bundlePath].contains(bundle.bundlePath) { return [bundle] }
        return (own.map { [$0] } ?? []) + [program] + besideProgram.filter { $0.bundlePath != own?.bundlePath }
    }

    /// The folder of the module's resources beside the program.
    static func folder(of module: String) -> String? {
        names(in: Stage.programBundle.bundlePath, modules: [module]).first.map {
            "\(Stage.programBundle.bundlePath)/\($0)"
        }
    }

    /// The resource bundles of the program's modules, which are folders next to the executable, sorted by name.
    static var besideProgram: [Bundle] { foldersBesideProgram.compactMap(Bundle.init(path:)) }

    private static let foldersBesideProgram: [String] = {
        let program = Stage.programBundle.bundlePath
        guard !names(in: program, modules: nil).isEmpty else { return [] }
        return names(in: program, modules: ProgramSymbols.ofProcess?.modules).map { "\(program)/\($0)" }
    }()

    /// Names of resource bundles in a folder, sorted. A folder of builds may have those of other programs and of earlier builds.
    ///
    /// - Parameter modules: those whose bundles count, which are named `Package_Module.resources`; `nil` for all.
    static func names(in folder: String, modules: Set<String>?) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            guard name.hasSuffix(".resources") || name.hasSuffix(".bundle") else { return false }
            guard let modules, let dot = name.lastIndex(of: ".") else { return true }
            let parts = name[..<dot].split(separator: "_", omittingEmptySubsequences: false)
            guard parts.count > 1 else { return name.hasSuffix(".bundle") }
            return parts.indices.dropFirst().contains { modules.contains(parts[$0...].joined(separator: "_")) }
        }.sorted()
    }
}

extension ProgramSymbols {
    /// The names of the Swift modules whose code is in the program.
    var modules: Set<String> {
        var modules: Set<String> = []
        for name in names {
            let digits = name.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
            guard let length = Int(digits), length > 0, length < name.utf8.count else { continue }
            modules.insert(String(name.dropFirst(2 + digits.count).prefix(length)))
        }
        return modules
    }
}
