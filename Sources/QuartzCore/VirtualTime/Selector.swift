/// A method with its name, which replaces `#selector` because that needs the Objective-C runtime.
///
///     CADisplayLink(target: self, selector: Selector("tick", Self.tick))
///
/// Private, overridden, and result-returning methods dispatch as usual. Selectors with the same name are equal.
///
/// Differs from Objective-C: a selector made from a name alone calls the method that the target's class lists under
/// that name. If none is listed, nothing is called, which is reported as unsupported.
public struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral, Sendable {
    public let description: String
    private let method: Implementation?

    private struct Implementation: Sendable {
        let isMethod: @MainActor @Sendable (_ target: AnyObject) -> Bool
        let isMethodOfClass: @MainActor @Sendable (_ type: AnyClass) -> Bool
        /// The class by which the method was named; `nil` for a protocol.
        let owner: AnyClass?
        /// Calls the method and returns its result; `nil` if the arguments have other types than its parameters.
        let call: @MainActor @Sendable (_ target: AnyObject, _ arguments: Arguments) -> Any??
    }

    public init(_ name: String) {
        description = name
        method = nil
    }

    public init(stringLiteral name: String) {
        self.init(name)
    }

    @preconcurrency public init<Target, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
    ) {
        self.init(name, calling: { (target: Target, _) in method(target)() })
    }

    @preconcurrency public init<Target, Argument, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Argument) -> Result
    ) {
        self.init(
            name,
            calling: { (target: Target, arguments) in
                guard let argument: Argument = arguments.value(0) else { return nil }
                return method(target)(argument)
            })
    }

    @preconcurrency public init<Target, First, Second, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second) -> Result
    ) {
        self.init(
            name,
            calling: { (target: Target, arguments) in
                guard let first: First = arguments.value(0), let second: Second = arguments.value(1)
                else { return nil }
                return method(target)(first, second)
            })
    }

    @preconcurrency public init<Target, First, Second, Third, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init(
            name,
            calling: { (target: Target, arguments) in
                guard let first: First = arguments.value(0), let second: Second = arguments.value(1),
                    let third: Third = arguments.value(2)
                else { return nil }
                return method(target)(first, second, third)
            })
    }

    @preconcurrency public init<Target, First, Second, Third, Fourth, Result>(
        _ name: String,
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
    ) {
        self.init(
            name,
            calling: { (target: Target, arguments) in
                guard let first: First = arguments.value(0), let second: Second = arguments.value(1),
                    let third: Third = arguments.value(2), let fourth: Fourth = arguments.value(3)
                else { return nil }
                return method(target)(first, second, third, fourth)
            })
    }

    private init<Target>(
        _ name: String, calling call: @escaping @MainActor @Sendable (Target, Arguments) -> Any??
    ) {
        description = name
        method = Implementation(
            isMethod: { $0 is Target }, isMethodOfClass: { $0 is Target.Type }, owner: Target.self as? AnyClass,
            call: { target, arguments in (target as? Target).flatMap { call($0, arguments) } })
    }

    public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Calls the method on `target`. A method whose types do not match the target or the arguments is reported as
    /// unsupported.
    ///
    /// - Returns: The method's result; `nil` if nothing was called.
    @discardableResult @MainActor package func perform(
        on target: AnyObject, _ arguments: Any?..., reportingTo diagnostics: Diagnostics
    ) -> Any? {
        perform(on: target, passing: arguments, reportingTo: diagnostics)
    }

    @discardableResult @MainActor package func perform(
        on target: AnyObject, passing arguments: [Any?], reportingTo diagnostics: Diagnostics
    ) -> Any? {
        let values = Arguments(values: arguments) { expected, found, instead in
            diagnostics.reportUnsupported(
                "Selector “\(description)” with \(found) instead of \(expected)", instead: "it is called; \(instead)")
        }
        var (receiver, passed) = (target, [target])
        while true {
            if let result = method(of: receiver)?.call(receiver, values) { return result }
            let next = (receiver as? any MessageForwarding)?.forwardingTarget(for: self)
            guard let next = next.map({ $0 as AnyObject }), next !== receiver else { break }
            guard !passed.contains(where: { $0 === next }) else {
                diagnostics.misuse(
                    "\(type(of: receiver)) forwards “\(description)” to \(type(of: next)), which forwards it back; implement it in one of them."
                )
                return nil
            }
            receiver = next
            passed.append(next)
        }
        diagnostics.reportUnsupported(
            "Selector “\(description)” on \(type(of: receiver))",
            instead: "nothing is called; write Selector(\"\(description)\", \(type(of: receiver)).method)")
        return nil
    }

    /// Whether `target` has the method.
    @MainActor package func isMethod(of target: AnyObject) -> Bool { method(of: target) != nil }

    @MainActor package func isMethod(ofInstancesOf type: AnyClass) -> Bool {
        method.map { $0.isMethodOfClass(type) } ?? (listed(by: type) != nil)
    }

    /// Whether a subclass has the method, which it may have inherited.
    @MainActor package func isMethod(ofSubclassesOf type: AnyClass) -> Bool {
        guard let owner = method?.owner else { return false }
        return sequence(first: owner, next: { _getSuperclass($0) }).contains { $0 == type }
    }

    @MainActor private func method(of target: AnyObject) -> Implementation? {
        if let method { return method.isMethod(target) ? method : nil }
        if let receiver = target as? any SelectorReceiving { return listed(in: receiver.listedSelectors) }
        return listed(by: type(of: target))
    }

    @MainActor private func listed(by type: AnyClass) -> Implementation? {
        listed(in: (type as? any SelectorListing.Type)?.selectors ?? [])
    }

    private func listed(in selectors: [Selector]) -> Implementation? {
        selectors.first { $0 == self && $0.method != nil }?.method
    }
}

/// The arguments with which a method is called.
@MainActor private struct Arguments {
    let values: [Any?]
    /// Reports an argument of another class than the parameter's, and what is done about it.
    let report: (_ expected: Any.Type, _ found: AnyClass, _ instead: String) -> Void

    /// Stands for the null that Objective-C passes as a context, where the type of the parameter is not optional.
    private static func noContext<Value>() -> Value? {
        switch Value.self {
        case is UnsafeRawPointer.Type: UnsafeRawPointer(bitPattern: 1) as? Value
        case is UnsafeMutableRawPointer.Type: UnsafeMutableRawPointer(bitPattern: 1) as? Value
        default: nil
        }
    }

    /// The argument in the form that a parameter of this type accepts. A parameter of type `Any` receives the unwrapped
    /// value.
    ///
    /// Objective-C passes any object to any parameter, and a message that the object does not understand raises an
    /// exception. Swift accesses properties by offset and methods through tables, so nothing can be checked when a
    /// member is used. An object of a superclass is nonetheless passed, because actions mostly use members of the
    /// superclass. In place of an object of an unrelated class, an empty one of the parameter's class is passed, or
    /// none to an optional parameter, because such actions mostly do not use their argument. Both are reported.
    func value<Value>(_ number: Int) -> Value? {
        guard values.indices.contains(number) else { return nil }
        guard let value = values[number] else { return Any?.none as? Value ?? Self.noContext() }
        if let value = value as? Value { return value }
        if let pointer = value as? UnsafeMutableRawPointer { return UnsafeRawPointer(pointer) as? Value }
        guard let object = value as? NSObject else { return nil }
        guard let expected = Value.self as? AnyClass else {
            guard let none = Any?.none as? Value else { return nil }
            report(Value.self, type(of: object), "its parameter is nil")
            return none
        }
        let ancestors = sequence(first: expected, next: { _getSuperclass($0) })
        if ancestors.contains(where: { $0 == type(of: object) }) {
            report(expected, type(of: object), "its use of members that only \(expected) has is undefined")
            return unsafeBitCast(object, to: Value.self)
        }
        guard let empty = ancestors.lazy.compactMap({ ArgumentStandIn.object(of: $0) }).first else { return nil }
        report(expected, type(of: object), "an empty \(type(of: empty)) is its argument")
        return unsafeBitCast(empty, to: Value.self)
    }
}

/// Makes objects for parameters whose class is not that of the argument.
///
/// They are of classes above this module, which replaces the body of the member; that takes effect in every program that
/// links it, without a call.
package enum ArgumentStandIn {
    /// An empty object of a class of the framework; `nil` for any other class.
    @MainActor package dynamic static func object(of type: AnyClass) -> NSObject? { nil }
}

/// A class that lists the methods that selectors made from a name alone may call.
@MainActor public protocol SelectorListing: AnyObject {
    static var selectors: [Selector] { get }
}

/// An object that has its own listed methods rather than those of its class.
@MainActor protocol SelectorReceiving: AnyObject {
    var listedSelectors: [Selector] { get }
}

/// An object that another object may replace as the receiver of messages.
@MainActor package protocol MessageForwarding: AnyObject {
    func forwardingTarget(for aSelector: Selector!) -> Any?
}
