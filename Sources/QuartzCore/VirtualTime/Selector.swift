/// A method with its name; replaces `#selector`, which needs the Objective-C runtime.
///
///     CADisplayLink(target: self, selector: Selector("tick", Self.tick))
///
/// Private, overridden and result-returning methods dispatch as usual. Selectors with the same name are equal.
///
/// Differs from Objective-C: performing a selector created from a name alone calls nothing and is reported as unsupported.
public struct Selector: Hashable, CustomStringConvertible, Sendable {
    public let description: String
    private let call: (@MainActor @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> Bool)?

    public init(_ name: String) {
        description = name
        call = nil
    }

    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
    ) {
        description = name
        call = { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    public init<Target: AnyObject, Argument, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Argument) -> Result
    ) {
        description = name
        call = { target, arguments in
            guard let target = target as? Target, let argument = arguments.first as? Argument else { return false }
            _ = method(target)(argument)
            return true
        }
    }

    public init<Target: AnyObject, First, Second, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second) -> Result
    ) {
        description = name
        call = { target, arguments in
            guard let target = target as? Target, arguments.count > 1, let first = arguments[0] as? First,
                let second = arguments[1] as? Second
            else { return false }
            _ = method(target)(first, second)
            return true
        }
    }

    public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Calls the method on `target`. A method whose types do not match the target or the arguments is reported as
    /// unsupported.
    @MainActor package func perform(on target: AnyObject, _ arguments: Any?..., reportingTo diagnostics: Diagnostics) {
        if call?(target, arguments) == true { return }
        diagnostics.reportUnsupported(
            "Selector “\(description)” on \(type(of: target))",
            instead: "nothing is called; write Selector(\"\(description)\", \(type(of: target)).method)")
    }
}
