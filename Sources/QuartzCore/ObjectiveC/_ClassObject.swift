/// An object that takes the place of a class where only objects can be targets or receivers of messages.
///
/// Classes are objects in Objective-C. Ported sources pass this object as the target of actions, timers and
/// notifications that call static methods:
///
///     button.addTarget(_ClassObject.of(Log.self), action: Selector("press", { (_: _ClassObject) in { Log.press() } }), …)
@MainActor @preconcurrency public final class _ClassObject: NSObject {
    fileprivate let type: AnyClass
    private static var objects: [ObjectIdentifier: _ClassObject] = [:]

    private init(_ type: AnyClass) {
        self.type = type
        super.init()
    }

    /// Returns the only object of the class. It is never released because targets are not retained.
    public static func of(_ type: AnyClass) -> _ClassObject {
        if let known = objects[ObjectIdentifier(type)] { return known }
        let object = _ClassObject(type)
        objects[ObjectIdentifier(type)] = object
        return object
    }
}

extension _ClassObject: SelectorReceiving {
    var listedSelectors: [Selector] { (type as? any ClassSelectorListing.Type)?.classSelectors ?? [] }
}

/// A class that lists the static methods that a selector made from a name alone may call.
@MainActor public protocol ClassSelectorListing: AnyObject {
    /// Selectors of the methods, which take a `_ClassObject`.
    static var classSelectors: [Selector] { get }
}

extension NSObject {
    /// Returns whether the class itself has the method: one to which a selector in ported sources refers, or one of
    /// UIKit's that applications ask for, such as `sharedApplication`.
    @MainActor @preconcurrency public class func responds(to aSelector: Selector!) -> Bool {
        aSelector.isMethod(of: _ClassObject.of(self))
    }

    /// Calls the static method. If the class does not have the method, this is reported and nothing is called.
    ///
    /// - Returns: The method's result, which is kept alive until the next event; `nil` if it is not an object.
    @discardableResult @MainActor @preconcurrency
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        _ClassObject.of(self).perform(aSelector)
    }

    @discardableResult @MainActor @preconcurrency
    public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        _ClassObject.of(self).perform(aSelector, with: object)
    }

    /// Returns the value of a static property by its Objective-C name, such as `sharedApplication`.
    @MainActor @preconcurrency public class func value(forKey key: String) -> Any? {
        perform(Selector(key))?.takeUnretainedValue()
    }

    /// Returns the value at a path that begins with a static property.
    @MainActor @preconcurrency public class func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = names.first, let value = value(forKey: first) else { return nil }
        return names.count == 1 ? value : (value as? NSObject)?.value(forKeyPath: names[1])
    }
}
