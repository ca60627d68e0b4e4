import Foundation
import Glibc

/// A pipe with a path, for a line that another program writes.
final class NamedPipe: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)").path
    private let descriptor: CInt

    init() throws {
        guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
        // Opened before there is a writer, so that neither waits for the other.
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    /// Waits for a line, at most a minute; `nil` if none is written.
    func line() -> String? {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 60_000) == 1 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0
            ? String(decoding: bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) : nil
    }
}
