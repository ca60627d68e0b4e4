extension NSAttributedString.Key {
    /// An `InflectionRule`.
    public static let inflectionRule = NSAttributedString.Key("NSInflect")
}

extension AttributeScopes.FoundationAttributes {
    public struct InflectionRuleAttribute: AttributedStringKey {
        public typealias Value = InflectionRule
        public static let name = NSAttributedString.Key.inflectionRule.rawValue
    }

    public var inflect: InflectionRuleAttribute { InflectionRuleAttribute() }
}

extension AttributedString {
    /// The text, in which phrases that have an `inflect` attribute agree with the number in them (facts/inflection).
    ///
    /// Differs from Foundation: only English nouns and a few verbs agree; phrases in other languages stay as they are,
    /// which is reported as unsupported.
    public func inflected() -> AttributedString {
        typealias Rule = AttributeScopes.FoundationAttributes.InflectionRuleAttribute
        var result = self
        for (rule, range) in runs[Rule.self].reversed() where rule != nil {
            let phrase = self[range]
            let text = String(phrase.characters)
            let language = phrase.runs.first?.languageIdentifier.map { Locale(identifier: $0) } ?? .current
            guard language.language.languageCode == .english else {
                InflectionReports.unsupported(text, in: language)
                continue
            }
            for change in EnglishPhrase(text).changes.reversed() {
                let start = result.characters.index(range.lowerBound, offsetBy: change.offset)
                let end = result.characters.index(start, offsetBy: change.length)
                let attributes = result.runs[start].attributes
                result.replaceSubrange(start..<end, with: AttributedString(change.word, attributes: attributes))
            }
        }
        result[Rule.self] = nil
        return result
    }
}

private enum InflectionReports {
    static func unsupported(_ phrase: String, in locale: Locale) {
        // Entry point: values have no object to ask for its stage.
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported(
                "the inflection of “\(phrase)” in the language \(locale.identifier)", instead: "the text stays as it is"
            )
        }
    }
}
