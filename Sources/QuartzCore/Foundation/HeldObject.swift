/// An object that a collection holds strongly or weakly.
struct HeldObject {
    private var strong: AnyObject?
    private weak var weak: AnyObject?

    /// The object, or `nil` once a weakly held object has been released.
    var object: AnyObject? { strong ?? weak }

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        if options.contains(.weakMemory) { weak = object } else { strong = object }
    }

    /// Whether the object is equal to another by the rules of the options. Objects that do not inherit from `NSObject`
    /// are equal only to themselves, as in Objective-C.
    func isEqual(to other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.contains(.objectPointerPersonality) else { return false }
        return (object as? NSObject)?.isEqual(other) ?? false
    }
}
