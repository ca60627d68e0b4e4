/// The advertising identifier, which consists of zeros because tracking is refused.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let only = ASIdentifierManager()

    open class func shared() -> ASIdentifierManager { only }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
