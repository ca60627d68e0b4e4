import Foundation
import Glibc

/// A pipe with a path, to which another program writes one line.
final class NamedPipe: Sendable {
    let path: String
    private let folder: String
    private let descriptor: Int32

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        path = folder + "/pipe"
        guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
        // The pipe is opened before there is a writer, so that neither waits for the other.
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
    }

    deinit {
        close(descriptor)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Waits for the line. Returns `nil` if the writer closes first, or if no line arrives within a minute.
    func line() -> String? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 256)
        while bytes.last != UInt8(ascii: "\n") {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 60_000) == 1 else { return nil }
            let count = read(descriptor, &part, part.count)
            guard count > 0 else { return nil }
            bytes += part[..<count]
        }
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
}
