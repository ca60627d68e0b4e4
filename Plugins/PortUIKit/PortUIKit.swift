import Foundation
import PackagePlugin

/// Ports the iOS sources that a target's `PortUIKit.json` names, before the target is compiled.
///
///     { "sources": "../../../Shop/Sources", "exclude": ["AppDelegate.swift", "Legacy"], "swift": "5" }
///
/// The folder is relative to that of the target, and is only read. Instead of all files in it, `files` may list some of them. Ported files are written to the plugin's work folder.
@main struct PortUIKit: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let configuration = try Configuration(of: target)
        let files = try configuration.files()
        guard !files.isEmpty else {
            throw PortProblem("\(configuration.file.path): no Swift sources in \(configuration.sources.path)")
        }
        let outputs = context.pluginWorkDirectoryURL
        let root = configuration.sources.path
        var arguments = ["--quiet", "--swift", configuration.swift, "--root", root, "-o", outputs.path]
        if !configuration.isList { arguments.append("--planned") }
        for path in configuration.excluded { arguments += ["--exclude", path] }
        for module in configuration.modules { arguments += ["--module", module] }
        if configuration.areTests { arguments.append("--tests") }
        for module in configuration.header { arguments += ["--header-import", module] }
        for file in files { arguments.append(root + "/" + file) }
        var inputs = [configuration.file]
        for file in files { inputs.append(configuration.sources.appending(path: file)) }
        for library in target.recursiveTargetDependencies where Configuration.exists(for: library) {
            let library = try Configuration(of: library)
            for file in try library.files() {
                arguments += ["--library", library.sources.path + "/" + file]
                inputs.append(library.sources.appending(path: file))
            }
        }
        return [
            .buildCommand(
                displayName: "Porting \(files.count) iOS sources of \(target.name)",
                executable: try context.tool(named: "PortTool").url, arguments: arguments, inputFiles: inputs,
                outputFiles: files.map { outputs.appending(path: portedPath(of: $0)) })
        ]
    }

    /// As the tool names it: SwiftPM writes names with quotation marks or control characters into files that the compiler
    /// cannot read.
    private func portedPath(of file: String) -> String {
        let ending = Configuration.portedEnding
        let name = String(file.map { "\"\\".contains($0) || $0 < " " ? "_" : $0 })
        return name.hasSuffix(ending) ? name : name.dropLast(6) + ending
    }
}

/// The contents of `PortUIKit.json`.
private struct Configuration {
    let file: URL
    let sources: URL
    let excluded: [String]
    let swift: String
    let modules: [String]
    /// Modules that the bridging header imports.
    let header: [String]
    /// Whether the sources are those of a test target.
    let areTests: Bool
    private let listed: [String]?

    /// Whether the sources are listed, so that other files in the folder do not matter.
    var isList: Bool { listed != nil }

    private struct Content: Decodable {
        let sources: String
        let exclude: [String]?
        let files: [String]?
        let swift: String?
        let modules: [String]?
        let header: [String]?
        let tests: Bool?
    }

    private static let name = "PortUIKit.json"

    static let portedEnding = ".ported.swift"

    /// Whether the target is ported.
    static func exists(for target: any Target) -> Bool {
        FileManager.default.fileExists(atPath: target.directoryURL.appending(path: name).path)
    }

    init(of target: any Target) throws {
        file = target.directoryURL.appending(path: Self.name)
        guard let data = try? Data(contentsOf: file) else {
            throw PortProblem(
                "\(file.path) is missing; it must name the sources to port: { \"sources\": \"../../../Shop/Sources\" }")
        }
        let content: Content
        do {
            content = try JSONDecoder().decode(Content.self, from: data)
        } catch {
            throw PortProblem(
                "\(file.path): expected { \"sources\": FOLDER, \"files\": [PATH…], \"exclude\": [PATH…], \"swift\": VERSION, "
                    + "\"modules\": [NAME…], \"header\": [NAME…], \"tests\": true }: "
                    + "\(error)")
        }
        sources = URL(filePath: content.sources, relativeTo: target.directoryURL).standardizedFileURL
        excluded = content.exclude ?? []
        swift = content.swift ?? "5"
        modules = content.modules ?? []
        header = content.header ?? []
        areTests = content.tests ?? false
        listed = content.files?.sorted()
        if let path = listed?.first(where: { $0.hasPrefix("/") || $0.split(separator: "/").contains("..") }) {
            throw PortProblem(
                "\(file.path): \(path) is outside of \(sources.path); name a folder that contains all files")
        }
        if let path = listed?.first(where: { !isFile(sources.appending(path: $0).path) }) {
            throw PortProblem(
                "\(file.path): \(path) is not in \(sources.path); after changes of the project, run adopt again")
        }
    }

    /// The paths of the sources, relative to their folder, sorted, without hidden ones. The tool checks the list against the same folder.
    func files() throws -> [String] {
        if let listed { return listed }
        let files = FileManager.default.enumerator(atPath: sources.path)
        var names: [String] = []
        while let name = files?.nextObject() as? String {
            let isExcluded = excluded.contains { name == $0 || name.hasPrefix($0 + "/") }
            if isExcluded || (name as NSString).lastPathComponent.hasPrefix(".") {
                files?.skipDescendants()
            } else if name.hasSuffix(".swift"), isFile(sources.appending(path: name).path) {
                names.append(name)
            }
        }
        let originals = names.filter { !isPorted(sources.appending(path: $0)) }
        return (originals.isEmpty ? names : originals).sorted()
    }

    /// Whether an earlier run of the tool wrote the file, which leaves such files out as well.
    private func isPorted(_ file: URL) -> Bool {
        guard file.path.hasSuffix(Self.portedEnding), let handle = FileHandle(forReadingAtPath: file.path) else {
            return false
        }
        defer { try? handle.close() }
        let start = Data("#sourceLocation(file: \"".utf8)
        return (try? handle.read(upToCount: start.count)) == start
    }

    private func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}

private struct PortProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
