/// A view class that scene files can use as content: a key whose value is an object with fields.
///
///     static let progress = ElementContent("progress", fields: [.number("value", in: 0...1) { $0.progress = Float($1) }]) {
///         UIProgressView()
///     }
///
/// A content is part of its class's ``ElementRow``. FrameScenes reads it from ``ElementTable/contents``; the key and
/// its fields also have entries in `Schemas/scene.schema.json`.
package struct ElementContent: Sendable {
    package let key: String
    /// A sentence for editors.
    package let note: String
    /// The fields, in the order in which they are set.
    package let fields: [ContentField]
    private let making: @MainActor @Sendable ([String: ContentValue]) -> UIView

    /// - Parameter make: The view before its fields are set.
    package init<View: UIView>(
        _ key: String, _ note: String, fields: [ElementField<View>] = [],
        make: @escaping @MainActor @Sendable () -> View
    ) {
        self.key = key
        self.note = note
        self.fields = fields.map(\.field)
        making = { values in
            let view = make()
            for field in fields {
                if let value = values[field.field.name] { field.set(view, value) }
            }
            return view
        }
    }

    /// - Parameter values: The values by field name, in the forms of the fields. Other values are ignored.
    @MainActor package func makeView(_ values: [String: ContentValue]) -> UIView { making(values) }
}

/// A key within a content.
package struct ContentField: Sendable {
    package let name: String
    /// A sentence or noun phrase for editors; `nil` where name and form suffice.
    package let note: String?
    package let form: ContentForm
    package let isRequired: Bool
    /// The value that a view has without the field; `nil` if it has none or another one in each look.
    package let standard: ContentValue?
}

/// The values that a field accepts.
package enum ContentForm: Equatable, Sendable {
    case flag
    case number(in: ClosedRange<Double>)
    case text
    case color
    /// One of several texts.
    case choice([String])
    /// A list of texts.
    case texts
}

/// A value in the form of its field.
package enum ContentValue: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    /// A text, including one of a choice.
    case text(String)
    case color(UIColor)
    case texts([String])
}
