/// A property of an entity.
// Unchecked but safe: models are used on the main thread alone.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open internal(set) weak var entity: NSEntityDescription?
    /// Stored without effect.
    open var userInfo: [AnyHashable: Any]?
    /// Stored without effect.
    open var renamingIdentifier: String?
    /// Stored without effect.
    open var isIndexedBySpotlight = false

    public required override init() {
        super.init()
    }

    /// Returns a property with the same settings, which belongs to no entity.
    func duplicate() -> NSPropertyDescription {
        let copy = Self()
        (copy.name, copy.isOptional, copy.isTransient) = (name, isOptional, isTransient)
        (copy.userInfo, copy.renamingIdentifier) = (userInfo, renamingIdentifier)
        return copy
    }
}
