internal import Synchronization

/// A method of a class, found by its selector.
public struct Method: Sendable {
    fileprivate let name: Selector
}

/// An opaque method implementation.
public struct IMP: Sendable {}

/// The method of the class; `nil` if its instances do not respond to the selector.
@MainActor @preconcurrency public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, name.isMethod(ofInstancesOf: cls) else { return nil }
    return Method(name: name)
}

public func method_getName(_ m: Method) -> Selector { m.name }
public func method_getImplementation(_ m: Method) -> IMP { IMP() }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Activates the replacement of a UIKit method, or deactivates it again.
///
/// Swift can replace methods declared `dynamic`: in UIKit, these are the ones that applications commonly exchange, such
/// as `viewDidLoad`, `viewWillAppear`, `present`, `pushViewController`, and `layoutSubviews`. The porting step converts
/// a method exchanged with one of them to such a replacement. Written by hand, it is
///
///     extension UIViewController {
///         @_dynamicReplacement(for: viewDidAppear(_:)) func my_viewDidAppear(_ animated: Bool) {
///             viewDidAppear(animated)  // the original
///         }
///     }
///
/// which is then active from the start.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    let pair = [m1.name.description, m2.name.description].sorted()
    exchangedPairs.withLock { pairs in
        if pairs.remove(pair) == nil { pairs.insert(pair) }
    }
}

/// Whether two methods are currently exchanged. Called by ported replacements.
public func _methodsAreExchanged(_ first: Selector, _ second: Selector) -> Bool {
    let pair = [first.description, second.description].sorted()
    return exchangedPairs.withLock { $0.contains(pair) }
}

/// Adds nothing, because methods cannot be added to a class at run time.
///
/// - Returns: `false`, as for a method that already exists.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

/// Replaces nothing, just as ``class_addMethod(_:_:_:_:)`` adds nothing.
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

private let exchangedPairs = Mutex<Set<[String]>>([])
