internal import Synchronization

/// An `NSObject` with the members that Objective-C lets every class override.
///
/// Views, controllers, layers, animations and gesture recognizers inherit from it. An application's class that overrides one of
/// these members inherits from it instead of `NSObject`:
///
///     class Proxy: OpenObject, UIScrollViewDelegate {
///         override func responds(to aSelector: Selector!) -> Bool { … }
///     }
///
/// Foundation's `NSObject` on Linux has none of them, and Swift overrides no members of extensions.
@MainActor @preconcurrency open class OpenObject: NSObject, SelectorListing, OutletListing {
    /// The values associated with this object.
    nonisolated private let attached = Mutex(AssociatedValues())

    public override init() {
        super.init()
    }

    // MARK: Names

    /// The methods that storyboards and selectors made from a name may call, such as those of unwind segues. Overrides add theirs
    /// to those of `super`:
    ///
    ///     override class var selectors: [Selector] { [Selector("unwindToList:", unwindToList)] }
    ///
    /// Differs from UIKit: Swift on Linux cannot find a method by its name, so that the class lists them.
    open class var selectors: [Selector] { [] }

    /// The properties that storyboards, nibs and `setValue(_:forKey:)` may set. Overrides add theirs to those of `super`.
    ///
    /// Differs from UIKit: Swift on Linux cannot find a property by its name, so that the class lists them.
    open class var outlets: [Outlet] { [] }

    /// Called once a storyboard or nib has made the object, connected its outlets and actions, and set its attributes. The order of
    /// objects is not defined (facts/nib-loading).
    open func awakeFromNib() {}

    // MARK: Messages

    /// Whether the object has the method. For a selector made from a name alone: whether ``selectors`` lists it.
    open func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }

    /// The object that receives messages this one does not respond to; `nil` for none.
    ///
    /// Consulted when a selector is performed on this object, but not by UIKit's calls to a delegate: for those the porting step
    /// declares the missing methods, which consult it.
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    // MARK: Keys

    /// Called for changes after `addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The value of a key that names no property. The default is nil, and is reported.
    open func value(forUndefinedKey key: String) -> Any? {
        reportUndefined(key, of: self)
        return nil
    }

    /// The default sets nothing, and is reported.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { reportUndefined(key, of: self) }
}

extension OpenObject: MessageForwarding {}

extension OpenObject: AssociationOwner {
    nonisolated func withAssociatedValues<Result>(_ body: (inout AssociatedValues) -> Result) -> Result {
        attached.withLock { AssociatedResult(body(&$0)) }.value
    }
}

/// Carries a value that is not `Sendable` out of a lock.
private struct AssociatedResult<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
