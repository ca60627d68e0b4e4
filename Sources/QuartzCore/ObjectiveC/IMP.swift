/// The code of a method: a method's own, or a closure.
public struct IMP: Sendable {
    enum Kind: Sendable {
        case method(Selector)
        /// A closure that takes the object, as a method.
        case closure(Selector)
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Executes the code for an object. The code of a method is that without its replacements. Called by ported
    /// replacements.
    ///
    /// - Returns: A value of another type than the code's result only if the object or the arguments do not fit it,
    ///   which is reported and must not occur in a program that runs on iOS.
    @MainActor @preconcurrency public func _call<Result>(_ object: Any, _ arguments: Any?...) -> Result {
        result(of: call(object, arguments))
    }

    @MainActor fileprivate func call(_ object: Any, _ arguments: [Any?]) -> Any? {
        // Entry point: code has no object to ask for its stage.
        let diagnostics = Stage.current.diagnostics
        let target = (object as? AnyClass).map { _ClassObject.of($0) } ?? object as AnyObject
        func perform(_ method: Selector) -> Any? {
            method.perform(on: target, passing: arguments, reportingTo: diagnostics)
        }
        switch kind {
        case .closure(let closure): return perform(closure)
        case .method(let method):
            guard let replacement = ReplacedCode.replacement(of: method) else { return perform(method) }
            return _original(of: target, replacement.description) { perform(replacement) }
        }
    }
}

/// The result in the form that a function of this type returns.
private func result<Result>(of value: Any?) -> Result {
    guard let value = value as? Result ?? Any?.none as? Result ?? () as? Result else {
        preconditionFailure("The code of a method returned \(String(describing: value)) instead of \(Result.self).")
    }
    return value
}

// MARK: Closures as code

/// Makes code of a closure that takes the object and the arguments of the method.
public func imp_implementationWithBlock<Object, Result>(_ block: @escaping (Object) -> Result) -> IMP {
    // Unsafe because any closure may be code: it is called on the main actor alone.
    nonisolated(unsafe) let block = block
    return IMP(.closure(Selector("block", { (object: Object) in { block(object) } })))
}

public func imp_implementationWithBlock<Object, First, Result>(
    _ block: @escaping (Object, First) -> Result
) -> IMP {
    // Unsafe because any closure may be code: it is called on the main actor alone.
    nonisolated(unsafe) let block = block
    return IMP(.closure(Selector("block:", { (object: Object) in { block(object, $0) } })))
}

public func imp_implementationWithBlock<Object, First, Second, Result>(
    _ block: @escaping (Object, First, Second) -> Result
) -> IMP {
    // Unsafe because any closure may be code: it is called on the main actor alone.
    nonisolated(unsafe) let block = block
    return IMP(.closure(Selector("block::", { (object: Object) in { block(object, $0, $1) } })))
}

public func imp_implementationWithBlock<Object, First, Second, Third, Result>(
    _ block: @escaping (Object, First, Second, Third) -> Result
) -> IMP {
    // Unsafe because any closure may be code: it is called on the main actor alone.
    nonisolated(unsafe) let block = block
    return IMP(.closure(Selector("block:::", { (object: Object) in { block(object, $0, $1, $2) } })))
}

/// Releases the closure. Has no effect: it is released with its code.
///
/// - Returns: `true`.
@discardableResult public func imp_removeBlock(_ anImp: IMP) -> Bool { true }

// MARK: Code as functions

/// Code, or none, in ported sources. Functions made of none must not be called.
public protocol _Code {
    var _code: IMP? { get }
}

extension IMP: _Code {
    public var _code: IMP? { self }
}

extension Optional: _Code where Wrapped == IMP {
    public var _code: IMP? { self }
}

extension _Code {
    fileprivate func call<Result>(_ object: Any, _ arguments: Any?...) -> Result {
        let code = _code
        // Unsafe because functions made of code are called on the main actor, as in Objective-C.
        nonisolated(unsafe) let (object, arguments) = (object, arguments)
        // Unsafe for the same reason.
        nonisolated(unsafe) var value: Any?
        MainActor.assumeIsolated { value = code?.call(object, arguments) }
        return result(of: value)
    }
}

/// Returns a function that executes the code for an object. In Objective-C, code is such a function.
public func unsafeBitCast<Code: _Code, Object, Result>(
    _ x: Code, to type: ((Object, Selector) -> Result).Type
) -> (Object, Selector) -> Result {
    { object, _ in x.call(object) }
}

public func unsafeBitCast<Code: _Code, Object, First, Result>(
    _ x: Code, to type: ((Object, Selector, First) -> Result).Type
) -> (Object, Selector, First) -> Result {
    { object, _, first in x.call(object, first) }
}

public func unsafeBitCast<Code: _Code, Object, First, Second, Result>(
    _ x: Code, to type: ((Object, Selector, First, Second) -> Result).Type
) -> (Object, Selector, First, Second) -> Result {
    { object, _, first, second in x.call(object, first, second) }
}

public func unsafeBitCast<Code: _Code, Object, First, Second, Third, Result>(
    _ x: Code, to type: ((Object, Selector, First, Second, Third) -> Result).Type
) -> (Object, Selector, First, Second, Third) -> Result {
    { object, _, first, second, third in x.call(object, first, second, third) }
}
