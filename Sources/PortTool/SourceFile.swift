import Foundation
import FramePort

/// A source, and the path of its ported file.
struct SourceFile {
    let path: String
    /// Relative to the folder of all sources. The name differs from the original's, since two files of a module cannot share one.
    let portedPath: String

    /// The file, or all Swift files in the folder, sorted by path.
    static func all(at path: String, below root: String?) throws(PortFailure) -> [SourceFile] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw PortFailure(.inputMissing, "\(path) does not exist")
        }
        let base = root ?? (isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent)
        guard isFolder.boolValue else { return [SourceFile(path, below: base)] }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted()
            .map { SourceFile(path + (path.hasSuffix("/") ? "" : "/") + $0, below: base) }
    }

    private init(_ path: String, below root: String) {
        self.path = path
        let prefix = root.isEmpty || root.hasSuffix("/") ? root : root + "/"
        let inside =
            path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : (path as NSString).lastPathComponent
        portedPath = inside.hasSuffix(".ported.swift") ? inside : inside.dropLast(6) + ".ported.swift"
    }

    /// Whether it is the file, or in the folder, at `path`, relative to the folder of all sources.
    func lies(at path: String) -> Bool {
        let stem = portedPath.replacingOccurrences(of: ".ported.swift", with: ".swift")
        return stem == path || stem.hasPrefix(path + "/")
    }

    func read() throws(PortFailure) -> PortSource {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw PortFailure(.inputMissing, "\(path) cannot be read")
        }
        return PortSource(path: path, text: String(decoding: data, as: UTF8.self))
    }

    /// - Returns: whether the file was written. An unchanged file is not built again.
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
