/// A traced call: its name, and the arguments worth tracing.
package struct TraceCall: Equatable, Sendable {
    /// The name of a call in the trace.
    ///
    /// Each folder that traces calls declares their names in one extension beside the callers, as static properties
    /// named like the calls. To trace another call, add a name there.
    package struct Name: Hashable, Sendable {
        /// The base name of a method, or a phrase for any other call.
        package let spelling: String
        /// Whether the arguments are printed in parentheses. The arguments of a phrase simply follow it.
        package let isMethod: Bool
        /// Whether the call accompanies another one. Figures list such calls last.
        package let isIncidental: Bool

        /// - Parameter spelling: The base name. The default is the name of the static property.
        package static func method(_ spelling: String = #function, isIncidental: Bool = false) -> Name {
            Name(spelling: spelling, isMethod: true, isIncidental: isIncidental)
        }

        /// The name of a completion, an action, or a selection.
        package static func phrase(_ spelling: String, isIncidental: Bool = false) -> Name {
            Name(spelling: spelling, isMethod: false, isIncidental: isIncidental)
        }
    }

    package enum Value: Equatable, Sendable {
        case bool(Bool)
        case number(Double)
        /// A progress, 0…1, printed with one to four decimals.
        case progress(Double)
        /// A size in points, printed without decimals.
        case size(width: Double, height: Double)
        /// A subject, or another value, given by its name.
        case name(String)
        case names([String])
        /// A case of an enumeration.
        case member(String)
        case missing
        /// An argument of which only the label is traced.
        case omitted

        /// The name of a value that may be missing.
        package static func optional(_ name: String?) -> Value { name.map(Value.name) ?? .missing }
    }

    package struct Argument: Equatable, Sendable {
        /// The label; `_` for no label.
        package let label: String
        package let value: Value
    }

    /// The labels and values, in the order of the declaration.
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
        /// The progress of the transition was returned, 0…1.
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
