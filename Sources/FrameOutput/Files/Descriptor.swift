import Glibc

/// What is open for writing, by its number.
enum Descriptor {
    /// Writes everything, however many calls that takes.
    ///
    /// - Returns: Why not, or `nil`.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemReason? {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno != EINTR {
                    return .current
                }
            }
            return nil
        }
    }
}
