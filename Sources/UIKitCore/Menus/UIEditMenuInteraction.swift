internal import QuartzCore

/// The arrow of an edit menu. Raw values match the public header.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic, up, down, left, right
}

@MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    /// The point that the menu refers to, in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// The direction in which the arrow points. Up and down put the menu below or above the point.
    ///
    /// Differs from UIKit: left and right count as automatic.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable("edit menu")
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Shows an edit menu for a selection.
///
/// Differs from UIKit: the menu only contains the delegate's entries; there are no suggested ones. Entries that do not
/// fit are reached by scrolling, without a button for that.
@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var shown: EditMenu?
    private var point = CGPoint.zero

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
    open func didMove(to view: UIView?) { self.view = view }

    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard shown == nil, let view,
            let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: []),
            !menu.children.isEmpty
        else { return }
        point = configuration.sourcePoint
        let rect =
            delegate?.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: point, size: .zero)
        let animator = ContextMenuAnimator(nil)
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        let arrowSide: EditMenu.ArrowSide? =
            switch configuration.preferredArrowDirection {
            case .up: .top
            case .down: .bottom
            case .automatic, .left, .right: nil
            }
        shown = EditMenu.open(
            menu, from: view, rect: rect.isNull ? CGRect(origin: point, size: .zero) : rect, sender: view,
            arrowSide: arrowSide
        ) { [weak self] in
            guard let self else { return }
            shown = nil
            let animator = ContextMenuAnimator(nil)
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
            animator.animate()
            animator.complete()
        }
        animator.animate()
        animator.complete()
    }

    open func dismissMenu() { shown?.dismiss() }

    /// Replaces the visible menu with one that has the current entries.
    open func reloadVisibleMenu() {
        guard shown != nil else { return }
        dismissMenu()
        presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    open func updateVisibleMenuPosition(animated: Bool) { shown?.setNeedsLayout() }
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }
}

@MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: AnyObject {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The rectangle that the menu refers to; `.null` to use the source point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

@MainActor @preconcurrency public protocol UIEditMenuInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}
