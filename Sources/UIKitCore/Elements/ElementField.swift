/// A field of a content and the code that sets it in a view.
package struct ElementField<View: UIView>: Sendable {
    let field: ContentField
    let set: @MainActor @Sendable (View, ContentValue) -> Void

    private init<Value>(
        _ name: String, _ form: ContentForm, _ isRequired: Bool,
        value: @escaping @MainActor @Sendable (ContentValue) -> Value?,
        set: @escaping @MainActor @Sendable (View, Value) -> Void
    ) {
        field = ContentField(name: name, form: form, isRequired: isRequired)
        self.set = { view, content in
            if let value = value(content) { set(view, value) }
        }
    }

    package static func flag(
        _ name: String, isRequired: Bool = false, _ set: @escaping @MainActor @Sendable (View, Bool) -> Void
    ) -> Self {
        Self(name, .flag, isRequired, value: { if case .flag(let flag) = $0 { flag } else { nil } }, set: set)
    }

    /// - Parameter range: The permitted range; by default ± 1,000,000, the range of coordinates in scene files.
    package static func number(
        _ name: String, in range: ClosedRange<Double> = -1e6...1e6, isRequired: Bool = false,
        _ set: @escaping @MainActor @Sendable (View, Double) -> Void
    ) -> Self {
        Self(
            name, .number(in: range), isRequired, value: { if case .number(let number) = $0 { number } else { nil } },
            set: set)
    }

    package static func text(
        _ name: String, isRequired: Bool = false, _ set: @escaping @MainActor @Sendable (View, String) -> Void
    ) -> Self {
        Self(name, .text, isRequired, value: { if case .text(let text) = $0 { text } else { nil } }, set: set)
    }

    static func texts(
        _ name: String, isRequired: Bool = false, _ set: @escaping @MainActor @Sendable (View, [String]) -> Void
    ) -> Self {
        Self(
            name, .texts, isRequired, value: { if case .texts(let texts) = $0 { texts } else { nil } }, set: set)
    }

    package static func color(
        _ name: String, isRequired: Bool = false, _ set: @escaping @MainActor @Sendable (View, UIColor) -> Void
    ) -> Self {
        Self(
            name, .color, isRequired, value: { if case .color(let color) = $0 { color } else { nil } },
            set: set)
    }

    /// A field whose value is one of the names of `Choice`.
    package static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ name: String, of _: Choice.Type, isRequired: Bool = false,
        _ set: @escaping @MainActor @Sendable (View, Choice) -> Void
    ) -> Self {
        Self(
            name, .choice(Choice.allCases.map(\.rawValue)), isRequired,
            value: { if case .text(let name) = $0 { Choice(rawValue: name) } else { nil } }, set: set)
    }
}
