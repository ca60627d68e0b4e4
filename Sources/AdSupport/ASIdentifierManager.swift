// Randomness: The identifier is always the same.

/// The advertising identifier, which consists of zeros because tracking is refused.
// Unchecked because the class is open, as Apple's is; it has no state.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let only = ASIdentifierManager()

    open class func shared() -> ASIdentifierManager { only }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
