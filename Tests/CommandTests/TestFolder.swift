import Foundation

/// An empty folder of its own for a test, removed with everything in it when the value goes away.
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

    /// The path of a file in the folder.
    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// Every file inside, folders below included, and what it holds.
    var contents: [String: [UInt8]] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return Dictionary(uniqueKeysWithValues: names.compactMap { name in read(name).map { (name, $0) } })
    }

    var names: [String] { contents.keys.sorted() }

    /// `nil` when there is no such file.
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

    /// Writes a shell script that can be run at once.
    ///
    /// Another process writes it. One that this process starts meanwhile in another thread would keep the file open for a
    /// moment, and a program that is open for writing cannot be started.
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
