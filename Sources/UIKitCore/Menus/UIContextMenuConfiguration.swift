/// The preview and the menu of a context menu.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's entries: `fixed` keeps the order of the menu, and `priority` puts the first entry nearest
    /// to the source. Raw values match the public header.
    public enum ElementOrder: Int, Sendable {
        case automatic, priority, fixed
    }

    public let identifier: any NSCopying
    /// Read by applications: items beside the one that was touched.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// Differs from UIKit: stored without effect, since previews have no badges.
    open var badgeCount = 0
    /// Differs from UIKit: entries always keep the order of the menu.
    open var preferredMenuElementOrder = ElementOrder.automatic
    private let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?

    /// - Parameters:
    ///   - previewProvider: Creates the controller whose view is the preview; `nil` to preview the view itself.
    ///   - actionProvider: Creates the menu from suggested elements, of which there are none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: "context menu")
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    public convenience override init() { self.init(identifier: nil) }

    func makePreview() -> UIViewController? { previewProvider?() }
    func makeMenu() -> UIMenu? { actionProvider?([]) }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
