import Foundation
import FramePort

/// A source with the path of its ported file.
struct SourceFile {
    let path: String
    /// Path below the folder of all sources.
    private let relativePath: String
    /// Path relative to the folder of all sources. The name differs from the original's, because two files of a module
    /// cannot have the same name.
    let portedPath: String

    /// Returns the file, or all Swift files in the folder, sorted by path. Hidden files and files in the folder
    /// `output` are left out.
    static func all(at path: String, below root: String?, butIn output: String?) throws(PortFailure) -> [SourceFile] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw PortFailure(.inputMissing, "\(path) does not exist")
        }
        let base = root ?? (isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent)
        guard isFolder.boolValue else { return [SourceFile(path, below: base)] }
        let folder = path.hasSuffix("/") ? path : path + "/"
        // An enumeration does not begin at a link.
        let location = resolved(path)
        let excluded = output.map(resolved)
        if excluded == location {
            throw PortFailure(.usage, "\(path) would hold originals and ported files; name another folder with -o")
        }
        let files = FileManager.default.enumerator(atPath: location)
        var names: [String] = []
        while let name = files?.nextObject() as? String {
            let isHidden = (name as NSString).lastPathComponent.hasPrefix(".")
            if isHidden || location + "/" + name == excluded {
                files?.skipDescendants()
            } else if name.hasSuffix(".swift"), isFile(folder + name) {
                names.append(name)
            }
        }
        return names.sorted().map { SourceFile(folder + $0, below: base) }
    }

    /// Returns the path without links. For a path that does not exist, links are resolved as far as it does.
    private static func resolved(_ path: String) -> String {
        var existing = URL(filePath: path).standardizedFileURL
        var missing: [String] = []
        while !FileManager.default.fileExists(atPath: existing.path), existing.pathComponents.count > 1 {
            missing.append(existing.lastPathComponent)
            existing.deleteLastPathComponent()
        }
        return ([existing.resolvingSymlinksInPath().path] + missing.reversed()).joined(separator: "/")
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    private init(_ path: String, below root: String) {
        self.path = path
        let prefix = root.isEmpty || root.hasSuffix("/") ? root : root + "/"
        let inside =
            path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : (path as NSString).lastPathComponent
        relativePath = inside
        let ported = inside.hasSuffix(Self.portedEnding) ? inside : inside.dropLast(6) + Self.portedEnding
        // SwiftPM writes names with these characters into files that the compiler cannot read. The plugin replaces the
        // same characters.
        portedPath = String(ported.map { "\"\\".contains($0) || $0 < " " ? "_" : $0 })
    }

    static let portedEnding = ".ported.swift"

    var hasPortedName: Bool { path.hasSuffix(Self.portedEnding) }

    /// Whether porting wrote the file: it is named like a ported file, and names its original.
    var isPorted: Bool {
        guard hasPortedName, let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let start = "#sourceLocation(file: \""
        return (try? file.read(upToCount: start.utf8.count)) == Data(start.utf8)
    }

    /// Whether the file is at `path`, or in the folder at `path`, relative to the folder of all sources.
    func lies(at path: String) -> Bool {
        let stem = relativePath.replacingOccurrences(of: ".ported.swift", with: ".swift")
        return stem == path || stem.hasPrefix(path + "/")
    }

    func read() throws(PortFailure) -> PortSource {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw PortFailure(.inputMissing, "\(path) cannot be read")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            let offset = Self.validLength(of: data)
            throw PortFailure(
                .inputInvalid, "\(path): byte \(offset) is not valid UTF-8; save the source in this encoding")
        }
        return PortSource(path: path, text: text)
    }

    /// Returns the number of bytes before the first invalid one.
    private static func validLength(of data: Data) -> Int {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = data.makeIterator()
        var length = 0
        while case .valid(let scalar) = parser.parseScalar(from: &bytes) { length += scalar.count }
        return length
    }

    /// - Returns: Whether the file was written. An unchanged file is not built again.
    func write(_ text: String, to folder: String) throws(PortFailure) -> Bool {
        let target = URL(filePath: folder).appending(path: portedPath)
        let data = Data(text.utf8)
        if (try? Data(contentsOf: target)) == data { return false }
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: target, options: .atomic)
        } catch {
            throw PortFailure(.cannotCreate, "\(target.path) cannot be written: \(error.localizedDescription)")
        }
        return true
    }
}
