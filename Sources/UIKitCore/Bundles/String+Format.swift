internal import QuartzCore

// Foundation's formatting does not look up plural forms in the tables of a scene's language. As in
// `Bundle+Application.swift`, the names replace those of Foundation in sources that import UIKit alone; the modifiers
// `__shared` are Foundation's, and the declarations must have them to match. Those with one, two or three arguments, as
// texts with plural forms have, come before Foundation's in sources that import both.
extension String {
    /// Differs from Foundation: a format that ``Bundle/localizedString(forKey:value:table:)`` returned takes its plural
    /// forms from the table, and a format with more placeholders than arguments ends the run with an error.
    @_disfavoredOverload
    public init(format: __shared String, _ arguments: any CVarArg...) { self.init(format, nil, arguments) }

    /// Formats a text like ``init(format:_:)``, in a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self.init(format, locale, arguments)
    }

    /// Formats a text like ``init(format:_:)``.
    @_disfavoredOverload
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(format, .current, arguments)
    }

    public init(format: __shared String, _ argument: any CVarArg) { self.init(format, nil, [argument]) }

    public init(format: __shared String, _ first: any CVarArg, _ second: any CVarArg) {
        self.init(format, nil, [first, second])
    }

    public init(format: __shared String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg) {
        self.init(format, nil, [first, second, third])
    }

    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        String(format, .current, [argument])
    }

    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg
    ) -> String {
        String(format, .current, [first, second])
    }

    private init(_ format: String, _ locale: Locale?, _ given: [any CVarArg]) {
        let arguments = given.map { ($0 as? any ObjectArgument)?.formatText ?? $0 }
        guard let text = LocalizedText.ofGeneral(format) else {
            if let mistake = Self.mistake(in: format, arguments) {
                self = format
                // Entry point: formats have no object to ask for its stage.
                MainActor.assumeIsolated { Stage.current.diagnostics.misuse(mistake) }
                return
            }
            self = String(format: Self.withOnePrecision(format), locale: locale, arguments: arguments)
            return
        }
        self = text.filled(
            with: arguments.map { argument in
                FormatArgument(number: argument.number) {
                    String(format: $0, locale: locale, arguments: [argument])
                }
            })
    }
}

extension String {
    /// The reason why the arguments do not fit a format. An object in place of a number would be written as its address,
    /// which is another one in every run.
    private static func mistake(in format: String, _ arguments: [any CVarArg]) -> String? {
        let placeholders = Placeholders.arguments(of: format)
        let needed = placeholders.map { $0.index + 1 }.max() ?? 0
        guard needed <= arguments.count else {
            return "The format “\(format)” needs \(needed) argument\(needed == 1 ? "" : "s") and has "
                + "\(arguments.count); pass one for each placeholder, and write %% for a percent sign."
        }
        let wrong = placeholders.first { placeholder in
            guard placeholder.isNumber, arguments.indices.contains(placeholder.index) else { return false }
            return arguments[placeholder.index] is String || arguments[placeholder.index] is NSString
        }
        return wrong.map {
            "The format “\(format)” writes “\(arguments[$0.index])”, which is an object, as a number; write %@ in place of "
                + "\($0.text), or pass a number."
        }
    }

    /// Leaves the last of several precisions, as in `%.0.2f`. On Linux, Foundation would show the placeholder itself.
    fileprivate static func withOnePrecision(_ format: String) -> String {
        format.replacing(/%%|(%(?:\d+\$)?[-+ #0']*(?:\d+|\*)?)(?:\.\d*)+(\.\d*)/) { match in
            guard let beginning = match.1, let precision = match.2 else { return match.0 }
            return beginning + precision
        }
    }
}

extension CVarArg {
    fileprivate var number: Double? {
        switch self {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}
