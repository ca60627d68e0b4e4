/// A traced call: its name, and the arguments worth tracing.
package struct TraceCall: Equatable, Sendable {
    /// What a call is called in the trace.
    ///
    /// Each folder that traces declares its names in one extension beside its callers, as static properties named like the
    /// call. To trace another call, add one there.
    package struct Name: Hashable, Sendable {
        /// The base name of a method, or a phrase for a call that has none.
        package let spelling: String
        /// Whether the arguments are printed in parentheses; those of a phrase just follow.
        package let isMethod: Bool
        /// Whether the call accompanies another one: figures list it last.
        package let isIncidental: Bool

        /// - Parameter spelling: the base name; that of the static property unless given.
        package static func method(_ spelling: String = #function, isIncidental: Bool = false) -> Name {
            Name(spelling: spelling, isMethod: true, isIncidental: isIncidental)
        }

        /// A completion, an action, a selection.
        package static func phrase(_ spelling: String, isIncidental: Bool = false) -> Name {
            Name(spelling: spelling, isMethod: false, isIncidental: isIncidental)
        }
    }

    package enum Value: Equatable, Sendable {
        case bool(Bool)
        case number(Double)
        /// 0…1; printed with one to four decimals.
        case progress(Double)
        /// Points; printed without decimals.
        case size(width: Double, height: Double)
        /// A subject, or another value by its name.
        case name(String)
        case names([String])
        /// A case of an enumeration.
        case member(String)
        case missing
        /// The argument is not traced, only its label.
        case omitted

        /// The name of something that may be missing.
        package static func optional(_ name: String?) -> Value { name.map(Value.name) ?? .missing }
    }

    package struct Argument: Equatable, Sendable {
        /// `_` for none.
        package let label: String
        package let value: Value
    }

    /// Labels and values, in the order of the declaration.
    package struct Arguments: Equatable, Sendable, ExpressibleByDictionaryLiteral {
        package let list: [Argument]

        package init(dictionaryLiteral elements: (String, Value)...) {
            list = elements.map(Argument.init)
        }

        private init(_ list: [Argument]) { self.list = list }

        package static func + (first: Arguments, rest: Arguments) -> Arguments { Arguments(first.list + rest.list) }
    }

    /// The result of the call.
    package enum Outcome: Equatable, Sendable {
        /// A duration was returned.
        case returned(seconds: Double)
        /// The progress of the transition, 0…1.
        case stood(at: Double)
    }

    package let name: Name
    package let arguments: [Argument]
    package let outcome: Outcome?

    package init(_ name: Name, _ arguments: Arguments = [:], outcome: Outcome? = nil) {
        self.name = name
        self.arguments = arguments.list
        self.outcome = outcome
    }

    /// The value of the argument with the label, or of the first argument for `_`.
    package subscript(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
}
