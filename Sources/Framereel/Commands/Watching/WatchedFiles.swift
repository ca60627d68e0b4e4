internal import Foundation
internal import FrameJSON
internal import FrameScenes
internal import Glibc

/// The files that determine what a scene shows.
struct WatchedFiles {
    /// The origin of a scene.
    enum Source {
        /// A scene file and the files it names, or a storyboard and everything in its folder.
        case file(path: String)
        /// Everything in a package's folder except its tests, and the sources elsewhere that its targets port.
        case package(folder: String)
    }

    /// The state of a file, which changes when the file is saved.
    struct Stamp: Equatable {
        private let seconds: Int
        private let nanoseconds: Int
        private let size: Int
        private let number: UInt

        /// Fails if the path is not a file.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
            size = Int(status.st_size)
            number = UInt(status.st_ino)
        }
    }

    private let source: Source
    /// Output folder, whose contents are not watched.
    private let output: String
    /// State of the scene file when ``named`` was read from it.
    private var sceneFile: Stamp?
    /// Paths that the scene file may name: every string in it. A missing file may appear later.
    private var named: [String] = []

    init(_ source: Source, except output: String) {
        self.source = source
        self.output = URL(filePath: output, directoryHint: .isDirectory).standardizedFileURL.path
    }

    /// Returns the states of all files by path; missing files are left out.
    mutating func stamps() -> [String: Stamp] {
        let paths: [String]
        switch source {
        case .file(let path) where path.hasSuffix(".storyboard"):
            paths = Self.files(in: URL(filePath: path).deletingLastPathComponent().path)
        case .file(let path):
            readNames(of: path)
            paths = [path] + named
        case .package(let folder):
            let own = Self.files(in: folder).filter { !$0.hasPrefix(folder + "/Tests/") }
            paths = own + own.filter { $0.hasSuffix("/PortUIKit.json") }.flatMap(Self.portedSources)
        }
        let watched = paths.filter { !$0.hasPrefix(output + "/") }
        return Dictionary(watched.compactMap { path in Stamp(path).map { (path, $0) } }) { first, _ in first }
    }

    /// Updates the names read from a scene file. They stay unchanged if the file is not valid JSON.
    private mutating func readNames(of path: String) {
        let stamp = Stamp(path)
        guard stamp != sceneFile, let document = try? JSONDocument(contentsOf: path) else { return }
        sceneFile = stamp
        let folder = URL(filePath: path).deletingLastPathComponent()
        named = Set(Self.texts(in: document.value)).map { folder.appending(path: $0).path }
    }

    private static func texts(in value: JSONValue) -> [String] {
        switch value {
        case .null, .bool, .number: []
        case .string(let text): text.isEmpty ? [] : [text]
        case .array(let values): values.flatMap(texts)
        case .object(let members): members.flatMap { texts(in: $0.value) }
        }
    }

    /// Returns the sources that a list for the plugin names: files, or all files in a folder.
    private static func portedSources(of list: String) -> [String] {
        guard case .object(let members)? = try? JSONDocument(contentsOf: list).value,
            case .string(let name)? = members.first(where: { $0.key == "sources" })?.value
        else { return [] }
        let folder = URL(filePath: name, relativeTo: URL(filePath: list)).standardizedFileURL
        guard case .array(let names)? = members.first(where: { $0.key == "files" })?.value else {
            return files(in: folder.path).filter { $0.hasSuffix(".swift") }
        }
        return texts(in: .array(names)).map { folder.appending(path: $0).path }
    }

    /// Returns every file in a folder and its subfolders that is not hidden.
    private static func files(in folder: String) -> [String] {
        let url = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
        let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return all?.compactMap { ($0 as? URL)?.path } ?? []
    }
}
