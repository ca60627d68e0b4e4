/// A field of a content and the code that sets it in a view.
package struct ElementField<View: UIView>: Sendable {
    let field: ContentField
    let set: @MainActor @Sendable (View, ContentValue) -> Void

    private init<Value>(
        _ field: ContentField, value: @escaping @MainActor @Sendable (ContentValue) -> Value?,
        set: @escaping @MainActor @Sendable (View, Value) -> Void
    ) {
        self.field = field
        self.set = { view, content in
            if let value = value(content) { set(view, value) }
        }
    }

    package static func flag(
        _ name: String, _ note: String? = nil, isRequired: Bool = false, standard: Bool? = nil,
        _ set: @escaping @MainActor @Sendable (View, Bool) -> Void
    ) -> Self {
        Self(
            ContentField(
                name: name, note: note, form: .flag, isRequired: isRequired, standard: standard.map(ContentValue.flag)),
            value: { if case .flag(let flag) = $0 { flag } else { nil } }, set: set)
    }

    /// - Parameter range: By default ± 1,000,000, the range of coordinates in scene files.
    package static func number(
        _ name: String, _ note: String? = nil, in range: ClosedRange<Double> = -1e6...1e6, isRequired: Bool = false,
        standard: Double? = nil, _ set: @escaping @MainActor @Sendable (View, Double) -> Void
    ) -> Self {
        Self(
            ContentField(
                name: name, note: note, form: .number(in: range), isRequired: isRequired,
                standard: standard.map(ContentValue.number)),
            value: { if case .number(let number) = $0 { number } else { nil } }, set: set)
    }

    package static func text(
        _ name: String, _ note: String? = nil, isRequired: Bool = false,
        _ set: @escaping @MainActor @Sendable (View, String) -> Void
    ) -> Self {
        Self(
            ContentField(name: name, note: note, form: .text, isRequired: isRequired, standard: nil),
            value: { if case .text(let text) = $0 { text } else { nil } }, set: set)
    }

    static func texts(
        _ name: String, _ note: String? = nil, isRequired: Bool = false,
        _ set: @escaping @MainActor @Sendable (View, [String]) -> Void
    ) -> Self {
        Self(
            ContentField(name: name, note: note, form: .texts, isRequired: isRequired, standard: nil),
            value: { if case .texts(let texts) = $0 { texts } else { nil } }, set: set)
    }

    package static func color(
        _ name: String, _ note: String? = nil, isRequired: Bool = false,
        _ set: @escaping @MainActor @Sendable (View, UIColor) -> Void
    ) -> Self {
        Self(
            ContentField(name: name, note: note, form: .color, isRequired: isRequired, standard: nil),
            value: { if case .color(let color) = $0 { color } else { nil } }, set: set)
    }

    /// One of the names of `Choice`.
    package static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ name: String, _ note: String? = nil, of _: Choice.Type, isRequired: Bool = false, standard: Choice? = nil,
        _ set: @escaping @MainActor @Sendable (View, Choice) -> Void
    ) -> Self {
        Self(
            ContentField(
                name: name, note: note, form: .choice(Choice.allCases.map(\.rawValue)), isRequired: isRequired,
                standard: standard.map { .text($0.rawValue) }),
            value: { if case .text(let name) = $0 { Choice(rawValue: name) } else { nil } }, set: set)
    }
}
