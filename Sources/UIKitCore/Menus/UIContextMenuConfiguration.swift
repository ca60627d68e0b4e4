/// The preview and the menu of a context menu.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
    /// The order of the entries of a menu: `fixed` is that of the menu, `priority` has the first entry next to the source. Raw
    /// values are those of the public header.
    public enum ElementOrder: Int, Sendable {
        case automatic, priority, fixed
    }

    public let identifier: any NSCopying
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    open var badgeCount = 0
    /// Differs from UIKit: the order is always that of the menu.
    open var preferredMenuElementOrder = ElementOrder.automatic
    private let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?

    /// - Parameters:
    ///   - previewProvider: makes the controller whose view is the preview; `nil` for a preview of the view itself.
    ///   - actionProvider: makes the menu from suggested elements, of which there are none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: "context menu")
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    func makePreview() -> UIViewController? { previewProvider?() }
    func makeMenu() -> UIMenu? { actionProvider?([]) }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
