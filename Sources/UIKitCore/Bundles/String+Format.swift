// Foundation's formatting does not look up plural forms in the tables of a scene's language. As in
// `Bundle+Application.swift`, the names replace those of Foundation in sources that import UIKit alone; the modifiers
// `__shared` are Foundation's, and the declarations must have them to match. Those with one, two or three arguments, as
// texts with plural forms have, come before Foundation's in sources that import both.
extension String {
    /// Differs from Foundation: a format that ``Bundle/localizedString(forKey:value:table:)`` returned takes its plural
    /// forms from the table.
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

    private init(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) {
        guard let text = LocalizedText.ofGeneral(format) else {
            self = String(format: format, locale: locale, arguments: arguments)
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

extension CVarArg {
    fileprivate var number: Double? {
        switch self {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}
