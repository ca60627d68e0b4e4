// Randomness: identifiers are declared here, from the seed of the scene.
extension UUID {
    /// Creates an identifier of version 4.
    ///
    /// Differs from Foundation: its bits come from the scene's seed; outside of a scene, from the machine.
    @_disfavoredOverload
    public init() {
        var bytes = [UInt8](repeating: 0, count: 16)
        bytes.withUnsafeMutableBytes { bytes in
            guard Stage.isUnderWay else { return _ = getentropy(bytes.baseAddress, bytes.count) }
            arc4random_buf(bytes.baseAddress, bytes.count)
        }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}

extension UUID: @retroactive CVarArg, ObjectArgument {}

extension ProcessInfo {
    /// Differs from Foundation: from the scene's seed.
    @_disfavoredOverload
    public var globallyUniqueString: String { UUID().uuidString }
}

/// Returns a Foundation object with a new `UUID`.
///
/// This is a function because other modules cannot replace the initializer, and a `UUID` would not be bridged to
/// another class of this name.
public func NSUUID() -> NSUUID { UUID() as NSUUID }
