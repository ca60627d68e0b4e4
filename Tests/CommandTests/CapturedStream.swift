import Synchronization

@testable import Framereel

/// A stream that keeps the output of a command.
final class CapturedStream: ByteStream {
    let isTerminal: Bool
    private let written = Mutex<[UInt8]>([])
    private let onFirstWrite: @Sendable () -> Void

    init(isTerminal: Bool = false, onFirstWrite: @escaping @Sendable () -> Void = {}) {
        self.isTerminal = isTerminal
        self.onFirstWrite = onFirstWrite
    }

    func write(_ bytes: [UInt8]) {
        let isFirst = written.withLock { written in
            defer { written += bytes }
            return written.isEmpty
        }
        if isFirst { onFirstWrite() }
    }

    var bytes: [UInt8] { written.withLock { $0 } }
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
