/// An entry of a menu: an action, a command or another menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
    /// The mark beside an entry. Raw values match the public header.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// Raw values match the public header.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// The entry is gray and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The entry is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The entry is left out of the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the entry is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    var shownTitle: String
    var shownImage: UIImage?
    /// A second line in smaller text.
    open var subtitle: String?

    open var title: String { shownTitle }
    open var image: UIImage? { shownImage }

    init(title: String, subtitle: String?, image: UIImage?) {
        shownTitle = title
        shownImage = image
        self.subtitle = subtitle
        super.init()
    }
}

/// A menu entry that performs something when chosen: an action or a command.
@MainActor @preconcurrency public protocol UIMenuLeaf: AnyObject {
    var title: String { get set }
    var subtitle: String? { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    var sender: Any? { get }

    /// Performs the entry on behalf of a sender. A command sends its selector to the target.
    func performWithSender(_ sender: Any?, target: Any?)
}
