internal import Synchronization

/// A method of a class, found by its selector.
public struct Method: Sendable {
    fileprivate let name: Selector
}

/// A method's implementation; opaque.
public struct IMP: Sendable {}

/// The method of the class; `nil` if its objects do not respond to the selector.
@MainActor @preconcurrency public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, name.isMethod(ofInstancesOf: cls) else { return nil }
    return Method(name: name)
}

public func method_getName(_ m: Method) -> Selector { m.name }
public func method_getImplementation(_ m: Method) -> IMP { IMP() }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Switches the replacement of a UIKit method on, or off again.
///
/// Swift replaces methods declared `dynamic`: in UIKit those that applications commonly exchange, such as `viewDidLoad`,
/// `viewWillAppear`, `present`, `pushViewController` and `layoutSubviews`. The porting step turns the method exchanged for
/// one of them into such a replacement; by hand it is written
///
///     extension UIViewController {
///         @_dynamicReplacement(for: viewDidAppear(_:)) func my_viewDidAppear(_ animated: Bool) {
///             viewDidAppear(animated)  // the original
///         }
///     }
///
/// and is then in effect from the start.
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

/// Adds nothing: methods cannot be added to a class at run time.
///
/// - Returns: `false`, as for a method that exists.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

/// Replaces nothing, as ``class_addMethod(_:_:_:_:)`` adds nothing.
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

private let exchangedPairs = Mutex<Set<[String]>>([])
