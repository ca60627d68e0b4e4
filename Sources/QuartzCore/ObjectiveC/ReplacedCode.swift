internal import Synchronization

/// The code that methods were given at run time.
///
/// The porting step has written a replacement for each such method, which asks whether it is active.
enum ReplacedCode {
    private struct State {
        /// The methods whose code a method was given, the latest last.
        var methods: [Selector: [Selector]] = [:]
        var closures: [Selector: IMP] = [:]
        /// Replacements that call the closure given to a method.
        var callers: [Selector: Selector] = [:]
    }

    private static let state = Mutex(State())

    static func exchange(_ first: Selector, _ second: Selector) {
        state.withLock { state in
            for (method, other) in [(first, second), (second, first)] {
                if state.methods[method]?.contains(other) == true {
                    state.methods[method]?.removeAll { $0 == other }
                } else {
                    state.methods[method, default: []].append(other)
                }
            }
        }
    }

    /// Gives the method the code of another or of a closure. Its own code takes both away again.
    ///
    /// - Returns: The code before.
    static func replace(_ method: Selector, with code: IMP) -> IMP {
        state.withLock { state in
            let before = state.closures[method] ?? IMP(.method(method))
            state.closures[method] = nil
            switch code.kind {
            case .closure: state.closures[method] = code
            case .method(method): state.methods[method] = nil
            case .method(let other):
                state.methods[method, default: []].removeAll { $0 == other }
                state.methods[method, default: []].append(other)
            }
            return before
        }
    }

    static func isGiven(_ method: Selector, codeOf other: Selector) -> Bool {
        state.withLock { $0.methods[method]?.contains(other) == true }
    }

    /// The closure given to a method.
    ///
    /// - Parameter caller: The replacement that calls it.
    static func closure(givenTo method: Selector, calledBy caller: Selector) -> IMP? {
        state.withLock { state in
            state.callers[method] = caller
            return state.closures[method]
        }
    }

    /// The replacement through which the method's own code is called; `nil` if it has no replacement.
    static func replacement(of method: Selector) -> Selector? {
        state.withLock { $0.callers[method] ?? $0.methods[method]?.last }
    }
}

/// Whether the code of a replacement is to be executed for a method of an object. Called by ported replacements, which
/// otherwise call the method's own code.
@MainActor @preconcurrency public func _replaces(_ other: Selector, _ method: Selector, of object: AnyObject) -> Bool {
    !_isOriginalCalled(of: object, other.description) && ReplacedCode.isGiven(method, codeOf: other)
}

/// The closure that is the code of a method; `nil` if the method's own code is to be executed. Called by ported
/// replacements.
///
/// - Parameter caller: The replacement that asks.
@MainActor @preconcurrency public func _closure(
    of method: Selector, calledBy caller: Selector, of object: AnyObject
) -> IMP? {
    let code = ReplacedCode.closure(givenTo: method, calledBy: caller)
    return _isOriginalCalled(of: object, caller.description) ? nil : code
}
