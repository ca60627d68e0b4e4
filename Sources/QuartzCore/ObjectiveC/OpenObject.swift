internal import Synchronization

/// An `NSObject` with the members that Objective-C lets every class override.
///
/// Views, controllers, layers, animations, and gesture recognizers inherit from it. An application's class that
/// overrides one of these members inherits from it instead of `NSObject`:
///
///     class Proxy: OpenObject, UIScrollViewDelegate {
///         override func responds(to aSelector: Selector!) -> Bool { … }
///     }
///
/// Foundation's `NSObject` on Linux has none of these members, and Swift cannot override members of extensions.
@MainActor @preconcurrency open class OpenObject: NSObject, SelectorListing, OutletListing {
    /// The values associated with this object.
    nonisolated private let attached = Mutex(AssociatedValues())

    public override init() {
        super.init()
    }

    // MARK: Names

    /// The methods that storyboards, and selectors made from a name, may call, such as those of unwind segues.
    /// Overrides add their own to those of `super`:
    ///
    ///     override class var selectors: [Selector] { [Selector("unwindToList:", unwindToList)] }
    ///
    /// Differs from UIKit: Swift on Linux cannot find a method by its name, so the class lists them.
    open dynamic class var selectors: [Selector] { [] }

    /// The properties that storyboards, nibs, and `setValue(_:forKey:)` may set. Overrides add their own to those of
    /// `super`.
    ///
    /// Differs from UIKit: Swift on Linux cannot find a property by its name, so the class lists them.
    open dynamic class var outlets: [Outlet] { [] }

    /// Called after a storyboard or nib has created the object, connected its outlets and actions, and set its
    /// attributes. The order of objects is undefined (facts/nib-loading).
    open dynamic func awakeFromNib() {}

    /// The same message to the class itself, which every class answers in Objective-C. Nothing sends it.
    open class func awakeFromNib() {}

    // MARK: Messages

    /// Whether the object has the method or, for a selector made from a name alone, whether ``selectors`` lists it.
    open func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }

    /// The object that receives messages to which this object does not respond; `nil` for none.
    ///
    /// Consulted when a selector is performed on this object, but not by UIKit's calls to a delegate: for those, the
    /// porting step declares the missing methods, which consult it.
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    // MARK: Keys

    /// Called when a property changes that was passed to `addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The value of a key that names no property. The default implementation returns `nil` and reports the key.
    open func value(forUndefinedKey key: String) -> Any? {
        reportUndefined(key, of: self)
        return nil
    }

    /// Sets the value of a key that names no property. The default implementation only reports the key.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { reportUndefined(key, of: self) }
}

extension OpenObject: MessageForwarding {}

extension OpenObject: AssociationOwner {
    nonisolated func withAssociatedValues<Result>(_ body: (inout AssociatedValues) -> Result) -> Result {
        attached.withLock { AssociatedResult(body(&$0)) }.value
    }
}

/// A wrapper that returns a value that is not `Sendable` from a lock.
private struct AssociatedResult<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
