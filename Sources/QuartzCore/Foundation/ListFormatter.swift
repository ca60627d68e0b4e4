/// Formats lists, such as “a, b, and c”, with the texts of Foundation's list style.
open class ListFormatter: Formatter, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation.

    open var locale: Locale! = .current
    /// The formatter of items. Without one, an item is written as its description.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? ""
    }

    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
