// Randomness: identifiers are declared here, from the seed of the scene.
extension UUID {
    /// An identifier of version 4.
    ///
    /// Differs from Foundation: from the seed of the scene. Without a scene, from the machine.
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

/// Foundation's object with a new `UUID`.
///
/// A function, since no other module can replace the initializer, and a class of this name would not be what a `UUID` is bridged to.
public func NSUUID() -> NSUUID { UUID() as NSUUID }
