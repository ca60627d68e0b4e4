internal import FrameStoryboards
internal import Synchronization

/// A text from a table with its language, kept until the numbers that select its plural forms are known.
struct LocalizedText: Equatable, Sendable {
    let entry: LocalizedEntry
    /// The language of the table, which determines the plural rules.
    let language: String

    /// The text with each part in the form `other`. ``ofGeneral(_:)`` maps it back to this value.
    var general: String {
        let text = entry.general
        if entry.isPlural { Self.plurals.withLock { $0[text] = self } }
        return text
    }

    private static let plurals = Mutex<[String: LocalizedText]>([:])

    /// The most recently looked up text with plural forms whose general form is `text`.
    ///
    /// Between its lookup and its formatting, a localized text is a plain `String`, so this is how its forms are found
    /// again.
    static func ofGeneral(_ text: String) -> LocalizedText? { plurals.withLock { $0[text] } }

    /// The text in the forms that these arguments require, with the arguments inserted.
    func filled(with arguments: [FormatArgument]) -> String {
        let rule = PluralRule(language: language)
        let deciding = arguments.first { $0.number != nil }?.number
        return Placeholders(variables: entry.variables, rule: rule, arguments: arguments)
            .filled(entry.forms.form(for: deciding, rule))
    }
}

/// A value that replaces a placeholder.
struct FormatArgument {
    /// The numeric value; `nil` for any other kind of value.
    let number: Double?
    /// Formats the value with a specifier such as `%5.2f`.
    let text: (_ specifier: String) -> String
}

/// The placeholders of a text, such as `%@` and `%2$lld`, and variables with plural forms, such as `%#@cards@`.
struct Placeholders {
    var variables: [String: PluralForms] = [:]
    var rule = PluralRule(language: "en")
    let arguments: [FormatArgument]

    /// The maximum nesting depth of variables, which stops forms that contain each other.
    private static let deepest = 8

    /// - Parameter start: The index of the argument for the first placeholder without a number.
    func filled(_ text: String, from start: Int = 0, depth: Int = 0) -> String {
        var result = ""
        var rest = Substring(text)
        var next = start
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result.append("%")
                rest = rest.dropFirst()
                continue
            }
            var position: Int?
            let digits = rest.prefix(while: \.isNumber)
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                position = number - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let forms = variables[String(rest[..<end].dropFirst(2))]
                let index = position ?? forms?.argument ?? next
                if position == nil { next += 1 }
                rest = rest[rest.index(after: end)...]
                guard let forms, depth < Self.deepest else { continue }
                result += filled(forms.form(for: argument(index)?.number, rule), from: index, depth: depth + 1)
                continue
            }
            let specifier = rest.prefix { "-+ #'lhqLjzt.0123456789".contains($0) }
            rest = rest.dropFirst(specifier.count)
            let conversion = rest.popFirst().map(String.init) ?? ""
            result += argument(position ?? next)?.text("%" + specifier + conversion) ?? ""
            if position == nil { next += 1 }
        }
        return result + rest
    }

    /// A placeholder of a format that stands for an argument.
    struct Argument {
        /// The placeholder as it is written.
        let text: Substring
        /// The index of the argument.
        let index: Int
        /// The letter that says how the argument is written, such as `d`.
        let conversion: Character

        /// Whether the argument is a number.
        var isNumber: Bool { "dDiuUxXoOfFeEgGaA".contains(conversion) }
    }

    /// The arguments that the placeholders of a format take, widths and precisions left out.
    static func arguments(of format: String) -> [Argument] {
        var next = 0
        return format.matches(
            of: /%(?:(\d+)\$)?([-+ #'0]*)(\*|\d*)(?:\.(\*|\d*))?[hlqLjzt]*([@dDiuUxXoOfFeEgGaAcCsSp%])/
        ).compactMap { match in
            guard let conversion = match.output.5.first, conversion != "%" else { return nil }
            next += (match.output.3 == "*" ? 1 : 0) + (match.output.4 == "*" ? 1 : 0)
            if let position = match.output.1.flatMap({ Int($0) }) {
                return Argument(text: match.output.0, index: position - 1, conversion: conversion)
            }
            next += 1
            return Argument(text: match.output.0, index: next - 1, conversion: conversion)
        }
    }

    private func argument(_ index: Int) -> FormatArgument? {
        arguments.indices.contains(index) ? arguments[index] : nil
    }
}
