internal import Synchronization

/// A method of a class, found by its selector.
public struct Method: Sendable {
    fileprivate let name: Selector
}

/// What a method does; nothing can be done with it here.
public struct IMP: Sendable {}

/// The method that objects of the class have; `nil` for a selector that they do not respond to.
@MainActor @preconcurrency public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, name.isMethod(ofInstancesOf: cls) else { return nil }
    return Method(name: name)
}

public func method_getName(_ m: Method) -> Selector { m.name }
public func method_getImplementation(_ m: Method) -> IMP { IMP() }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Puts the replacement of a UIKit method in force, or out of it again.
///
/// Swift replaces methods that are declared `dynamic`, as those of UIKit are that are commonly exchanged: `viewDidLoad`,
/// `viewWillAppear`, `present`, `pushViewController`, `layoutSubviews` and others. The porting step makes such a
/// replacement of the method that is exchanged for one of them; by hand it is written
///
///     extension UIViewController {
///         @_dynamicReplacement(for: viewDidAppear(_:)) func my_viewDidAppear(_ animated: Bool) {
///             viewDidAppear(animated)  // the original
///         }
///     }
///
/// which is in force from the start.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    let pair = [m1.name.description, m2.name.description].sorted()
    exchangedPairs.withLock { pairs in
        if pairs.remove(pair) == nil { pairs.insert(pair) }
    }
}

/// Whether two methods are exchanged now. Ported replacements ask.
public func _methodsAreExchanged(_ first: Selector, _ second: Selector) -> Bool {
    let pair = [first.description, second.description].sorted()
    return exchangedPairs.withLock { $0.contains(pair) }
}

/// Adds nothing, since a class has all methods that are declared for it.
///
/// - Returns: `false`, as for a method that the class has.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

/// Replaces nothing, as ``class_addMethod(_:_:_:_:)`` adds nothing.
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

private let exchangedPairs = Mutex<Set<[String]>>([])
