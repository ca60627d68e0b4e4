internal import Foundation
internal import FrameJSON
internal import FrameScenes
internal import Glibc

/// The files that decide what a scene shows.
struct WatchedFiles {
    /// Where a scene comes from.
    enum Source {
        /// A scene file and what it names, or a storyboard and everything in its folder.
        case file(path: String)
        /// Everything in the folder of a package except its tests, and the sources elsewhere that its targets port.
        case package(folder: String)
    }

    /// What a file was like. A file that is saved gets another one.
    struct Stamp: Equatable {
        private let seconds: Int
        private let nanoseconds: Int
        private let size: Int
        private let number: UInt

        /// `nil` for what is no file.
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
    /// Nothing in it is watched.
    private let output: String
    /// The scene file when ``named`` was read from it.
    private var sceneFile: Stamp?
    /// What the scene file may name: every text in it, as a path. A file that is missing may come.
    private var named: [String] = []

    init(_ source: Source, except output: String) {
        self.source = source
        self.output = URL(filePath: output, directoryHint: .isDirectory).standardizedFileURL.path
    }

    /// By paths; files that are missing are left out.
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

    /// Those of a file that is not valid JSON stay as they were.
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

    /// The sources that a list for the plugin names: files, or all of a folder.
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

    /// Every file below a folder that is not hidden.
    private static func files(in folder: String) -> [String] {
        let url = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
        let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return all?.compactMap { ($0 as? URL)?.path } ?? []
    }
}
