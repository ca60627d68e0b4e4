internal import QuartzCore

/// A container for copied data. Each run of an application has its own pasteboards, which start out empty.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    // Entry point: UIPasteboard.general has no object to ask for its stage.
    open class var general: UIPasteboard { Stage.current.applicationState.pasteboard }

    public let name: Name
    open private(set) var changeCount = 0
    private var items: [Any] = [] {
        didSet {
            changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    init(_ name: Name) {
        self.name = name
        super.init()
    }

    private func all<Value>(_: Value.Type) -> [Value]? {
        let values = items.compactMap { $0 as? Value }
        return values.isEmpty ? nil : values
    }

    open var string: String? {
        get { all(String.self)?.first }
        set { items = newValue.map { [$0] } ?? [] }
    }
    open var strings: [String]? {
        get { all(String.self) }
        set { items = newValue ?? [] }
    }
    open var url: URL? {
        get { all(URL.self)?.first }
        set { items = newValue.map { [$0] } ?? [] }
    }
    open var image: UIImage? {
        get { all(UIImage.self)?.first }
        set { items = newValue.map { [$0] } ?? [] }
    }
    open var color: UIColor? {
        get { all(UIColor.self)?.first }
        set { items = newValue.map { [$0] } ?? [] }
    }
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }
    open var numberOfItems: Int { items.count }
}

// The commands of the edit menu.
extension TextEditor {
    func copySelection() {
        if selection.length > 0 { UIPasteboard.general.string = substring(selection) }
    }

    func cutSelection() {
        copySelection()
        if selection.length > 0, owner.mayChange(selection, to: "") { replace(selection, with: "") }
    }

    func paste() {
        guard let text = UIPasteboard.general.string, owner.mayChange(selection, to: text) else { return }
        owner.insertText(text)
    }

    /// Selects the word at the caret.
    func selectWord() {
        let caret = selection.location
        let words = TextUnits(of: storage.string).ranges(.word)
        if let word = words.first(where: { $0.lowerBound <= caret && caret <= $0.upperBound }) { select(NSRange(word)) }
    }
}
