import Foundation

/// A new empty folder for a test, which is removed with its contents when the value is released.
final class TestFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the path of a file in the folder.
    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// The contents of every file in the folder and its subfolders.
    var contents: [String: [UInt8]] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return Dictionary(uniqueKeysWithValues: names.compactMap { name in read(name).map { (name, $0) } })
    }

    var names: [String] { contents.keys.sorted() }

    /// Returns the contents of a file, or `nil` if the file does not exist.
    func read(_ name: String) -> [UInt8]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: self(name), isDirectory: &isFolder), !isFolder.boolValue else {
            return nil
        }
        return FileManager.default.contents(atPath: self(name)).map { [UInt8]($0) }
    }

    func text(_ name: String) -> String? { read(name).map { String(decoding: $0, as: UTF8.self) } }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(filePath: self(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Writes a shell script that can be run immediately.
    ///
    /// Another process writes it. A process that this process starts in another thread at the same time would keep the
    /// file open for a moment, and a program that is open for writing cannot be started.
    func write(program script: String, to name: String) throws {
        let path = self(name)
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = [
            "-c", #"printf '#!/bin/sh\n%s\n' "$1" > "$0" && chmod 755 "$0""#, path, script,
        ]
        try shell.run()
        shell.waitUntilExit()
        guard shell.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self(name)) }
}
