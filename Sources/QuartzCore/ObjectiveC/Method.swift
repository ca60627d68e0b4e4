/// A method of a class, found by its selector.
public struct Method: Sendable {
    fileprivate let name: Selector
}

/// The method of the class; `nil` if its instances do not respond to the selector.
///
/// Differs from Objective-C: a method of a subclass counts, because a selector that a subclass names is the name of UIKit's
/// method, too.
@MainActor @preconcurrency public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, name.isMethod(ofInstancesOf: cls) || name.isMethod(ofSubclassesOf: cls) else { return nil }
    return Method(name: name)
}

/// The method of the class itself; `nil` if the class does not respond to the selector.
@MainActor @preconcurrency public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, name.isMethod(of: _ClassObject.of(cls)) else { return nil }
    return Method(name: name)
}

public func method_getName(_ m: Method) -> Selector { m.name }
public func method_getImplementation(_ m: Method) -> IMP { IMP(.method(m.name)) }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The code of the method that ``class_getInstanceMethod(_:_:)`` finds.
@MainActor @preconcurrency public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name).map(method_getImplementation)
}

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
    ReplacedCode.exchange(m1.name, m2.name)
}

/// Gives the method other code. Like ``method_exchangeImplementations(_:_:)``, it takes effect in ported sources for
/// methods declared `dynamic`.
///
/// - Returns: The code before.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    ReplacedCode.replace(m.name, with: imp)
}

/// Adds nothing, because methods cannot be added to a class at run time.
///
/// - Returns: `false`, as for a method that already exists.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

/// Gives the method other code, just as ``method_setImplementation(_:_:)``, for all classes that have the method.
///
/// - Returns: The code before.
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { ReplacedCode.replace(name, with: imp) }
