import Glibc

/// Why the operating system refused: the `errno` of a failed call.
public struct SystemReason: Equatable, Hashable, Sendable, CustomStringConvertible {
    public let code: Int32

    public init(_ code: Int32) {
        self.code = code
    }

    /// Right after the call: anything in between may overwrite it.
    static var current: SystemReason { SystemReason(errno) }

    /// `No space left on device`. In English: the program never chooses another locale.
    public var description: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let text = buffer.baseAddress, strerror_r(code, text, buffer.count) == 0 else {
                return "system error \(code)"
            }
            return String(cString: text)
        }
    }
}
