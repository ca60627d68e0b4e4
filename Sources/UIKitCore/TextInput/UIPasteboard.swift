internal import QuartzCore

/// A container for copied data. Each run of an application has its own pasteboards, which start out empty.
///
/// An item has values by their types. Strings, URLs, images and colors have the types of the system.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// An option for items. Stored without effect: nothing leaves the run.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

    // Entry point: UIPasteboard.general has no object to ask for its stage.
    open class var general: UIPasteboard { Stage.current.applicationState.pasteboard }

    public let name: Name
    private let content: PasteboardContent

    init(_ name: Name, _ content: PasteboardContent) {
        (self.name, self.content) = (name, content)
        super.init()
    }

    // Entry point: UIPasteboard(name:create:) has no object to ask for its stage.
    /// A pasteboard of the application.
    ///
    /// - Parameter create: Whether to create the pasteboard if there is none. If `false`, the result is then `nil`.
    public convenience init?(name: Name, create: Bool) {
        let pasteboards = Stage.current.applicationState.pasteboards
        guard let content = pasteboards.content(name, create: create) else { return nil }
        self.init(name, content)
    }

    // Entry point: UIPasteboard.withUniqueName() has no object to ask for its stage.
    /// A new pasteboard with a name that no other has.
    open class func withUniqueName() -> UIPasteboard {
        let pasteboards = Stage.current.applicationState.pasteboards
        let name = pasteboards.unusedName()
        return UIPasteboard(name, pasteboards.created(name))
    }

    // Entry point: UIPasteboard.remove(withName:) has no object to ask for its stage.
    /// Removes a pasteboard with what it holds. The general one stays.
    open class func remove(withName name: Name) { Stage.current.applicationState.pasteboards.remove(name) }

    /// The number of changes so far.
    open var changeCount: Int { content.changeCount }

    // MARK: Items

    /// The items, each with its values by type.
    open var items: [[String: Any]] {
        get { content.items }
        set {
            content.items = newValue
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open var numberOfItems: Int { items.count }

    /// The types of the first item.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Whether the first item has a value of one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains(where: types.contains) }

    /// The value of the first item with a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// Replaces all items by one.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// The data of the first item with a type: those that were set, the file of an image, or a text in UTF-8.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        Self.data(of: value(forPasteboardType: pasteboardType))
    }

    private static func data(of value: Any?) -> Data? {
        switch value {
        case let data as Data: data
        case let image as UIImage: image.pngData()
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }

    /// Replaces all items by one.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    // MARK: Item providers

    /// The items as they are pasted.
    open var itemProviders: [NSItemProvider] {
        items.map { item in
            let provider = NSItemProvider()
            for (type, value) in item.sorted(by: { $0.key < $1.key }) {
                switch value {
                case let text as String: provider.registerObject(NSString(string: text), visibility: .all)
                case let image as UIImage: provider.registerObject(image, visibility: .all)
                default:
                    guard let data = Self.data(of: value) else { break }
                    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
                        done(data, nil)
                        return nil
                    }
                }
            }
            return provider
        }
    }

    // MARK: Values of known types

    private func all<Value>(_ kind: PasteboardKind, _: Value.Type) -> [Value]? {
        let values = items.compactMap { item in
            kind.types.lazy.compactMap { item[$0].map(kind.object) as? Value }.first
        }
        return values.isEmpty ? nil : values
    }

    private func set(_ values: [Any]?, _ kind: PasteboardKind) { items = (values ?? []).map { [kind.types[0]: $0] } }

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? {
        get { all(.text, String.self) }
        set { set(newValue, .text) }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { all(.url, URL.self) }
        set { set(newValue, .url) }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { all(.image, UIImage.self) }
        set { set(newValue, .image) }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var colors: [UIColor]? {
        get { all(.color, UIColor.self) }
        set { set(newValue, .color) }
    }
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }
}

/// A kind of values, with its types; values are set with the first.
private enum PasteboardKind {
    case text, url, image, color

    var types: [String] {
        switch self {
        case .text: ["public.utf8-plain-text", "public.plain-text", "public.text"]
        case .url: ["public.url"]
        case .image: ["public.png", "public.jpeg", "public.image"]
        case .color: ["com.apple.uikit.color"]
        }
    }

    /// The object that a value stands for: data may be a text in UTF-8 or the file of an image.
    @MainActor func object(_ value: Any) -> Any {
        guard let data = value as? Data else { return value }
        return switch self {
        case .text: String(data: data, encoding: .utf8) ?? value
        case .image: UIImage(data: data) ?? value
        case .url, .color: value
        }
    }
}

/// What the pasteboards of one name hold.
@MainActor final class PasteboardContent {
    private(set) var changeCount = 0
    var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
}

/// The pasteboards of a run, by name.
@MainActor final class Pasteboards {
    let general = PasteboardContent()
    private lazy var contents: [UIPasteboard.Name: PasteboardContent] = [.general: general]
    private var uniqueCount = 0

    func content(_ name: UIPasteboard.Name, create: Bool) -> PasteboardContent? {
        contents[name] ?? (create ? created(name) : nil)
    }

    func created(_ name: UIPasteboard.Name) -> PasteboardContent {
        let content = PasteboardContent()
        contents[name] = content
        return content
    }

    func unusedName() -> UIPasteboard.Name {
        var name: UIPasteboard.Name
        repeat {
            uniqueCount += 1
            name = UIPasteboard.Name(rawValue: "unique-\(uniqueCount)")
        } while contents[name] != nil
        return name
    }

    func remove(_ name: UIPasteboard.Name) {
        guard name != .general, let content = contents[name] else { return }
        NotificationCenter.default.post(
            name: UIPasteboard.removedNotification, object: UIPasteboard(name, content))
        contents[name] = nil
    }
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
