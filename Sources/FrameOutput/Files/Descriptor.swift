import Glibc

/// What is open for writing, by its number.
public enum Descriptor {
    /// Writes everything, however many calls that takes.
    ///
    /// - Returns: Why not, or `nil`. Of a pipe nobody reads any longer, `EPIPE`, where its signal is ignored.
    public static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemReason? {
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
