import Glibc

/// A new empty folder for each test, which is removed with its contents when the value is released.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/frame-output-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw SetUpFailure(code: errno) }
        path = String(cString: made)
    }

    deinit {
        Self.remove(path)
    }

    struct SetUpFailure: Error {
        var code: Int32
    }

    /// The sorted names of the files in the folder, without `.` and `..`.
    var names: [String] { Self.names(in: path) }

    static func names(in path: String) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    private static func remove(_ path: String) {
        chmod(path, 0o700)
        for name in names(in: path) {
            if unlink(path + "/" + name) != 0 { remove(path + "/" + name) }
        }
        rmdir(path)
    }

    func write(_ bytes: [UInt8], to name: String) {
        guard let file = fopen(path + "/" + name, "w") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    func read(_ name: String) -> [UInt8]? {
        guard let file = fopen(path + "/" + name, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return bytes
    }

    /// The contents of every file in the folder.
    var contents: [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, read($0) ?? []) })
    }

    /// Returns the names of files that are missing, additional or different.
    func names(differingFrom expected: [String: [UInt8]]) -> [String] {
        let found = contents
        return Set(found.keys).union(expected.keys).filter { found[$0] != expected[$0] }.sorted()
    }
}
