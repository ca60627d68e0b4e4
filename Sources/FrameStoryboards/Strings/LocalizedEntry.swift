/// A text of a table, with its forms for different numbers.
public struct LocalizedEntry: Equatable, Sendable {
    /// Forms of the whole text; most texts have only `other`.
    public let forms: PluralForms
    /// Parts of the text with their own forms, written as `%#@name@`.
    public let variables: [String: PluralForms]

    init(_ forms: PluralForms) {
        self.forms = forms
        variables = [:]
    }

    init(_ text: String, variables: [String: PluralForms] = [:]) {
        forms = PluralForms(texts: ["other": text])
        self.variables = variables
    }

    public var isPlural: Bool { forms.forms.count > 1 || !variables.isEmpty }

    /// The text with the form `other` of each part.
    public var general: String {
        variables.sorted { $0.key < $1.key }.reduce(forms.general) { text, variable in
            // A part is written as `%#@name@`, optionally with the position of its argument.
            let prefixes = ["%"] + (1...9).map { "%\($0)$" }
            return prefixes.reduce(text) { $0.replacing("\($1)#@\(variable.key)@", with: variable.value.general) }
        }
    }
}

/// The forms of a text for different numbers.
public struct PluralForms: Equatable, Sendable {
    public let forms: [PluralCategory: String]
    /// Index of the argument that decides; `nil` for the next one.
    public internal(set) var argument: Int?

    /// - Parameter texts: Texts by the names of categories; other keys are left out.
    init(texts: [String: String]) {
        let known = texts.compactMap { name, text in PluralCategory(rawValue: name).map { ($0, text) } }
        forms = Dictionary(known) { first, _ in first }
    }

    public var general: String { forms[.other] ?? "" }

    /// Returns the form for a number, or else `other`. As in Apple's tables, a form `zero` applies to 0 in every
    /// language.
    public func form(for number: Double?, _ rule: PluralRule) -> String {
        guard let number else { return general }
        return number == 0
            ? forms[.zero] ?? forms[rule.category(of: number)] ?? general : forms[rule.category(of: number)] ?? general
    }
}
