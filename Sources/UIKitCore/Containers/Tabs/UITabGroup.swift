public import FrameProperties
internal import QuartzCore

/// A tab that contains tabs, of which the bar shows one at a time in the group's position.
///
/// Without a sidebar, no control on screen selects a child. The application sets ``selectedChild``, or shows a list of
/// its own.
///
/// Differs from UIKit: the bar on an iPad has no menu of the children.
@MainActor @preconcurrency open class UITabGroup: UITab {
    @Observed open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self { child.parent = nil }
            for child in _children.wrappedValue { child.parent = self }
            childrenDidChange()
        }
    }
    /// The selected child; `nil` for the group's own controller or, if it has none, for the default child.
    open var selectedChild: UITab? {
        get { storedSelectedChild.flatMap { _children.wrappedValue.contains($0) ? $0 : nil } }
        set { storedSelectedChild = newValue }
    }
    private var storedSelectedChild: UITab? {
        didSet { if storedSelectedChild !== oldValue { childrenDidChange() } }
    }
    /// The identifier of the child that a group without a controller shows first; `nil` for the first child.
    @Observed open var defaultChildIdentifier: String? { didSet { childrenDidChange() } }
    /// The navigation controller that has the group's controller at its root, and the selected child's controller above
    /// it.
    @Observed open var managingNavigationController: UINavigationController? { didSet { childrenDidChange() } }
    /// The identifiers of the children in the order chosen by the user.
    ///
    /// Stored without effect: users cannot arrange tabs.
    open var displayOrderIdentifiers: [String] = []
    /// Whether users may change the order of the children.
    ///
    /// Stored without effect: users cannot arrange tabs.
    open var allowsReordering = false
    /// Buttons below the group in a sidebar.
    ///
    /// Stored without effect: tabs have no sidebar.
    open var sidebarActions: [UIAction] = []

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    /// The child with an identifier, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? {
        all.dropFirst().first { $0.identifier == identifier }
    }

    /// The children in display order.
    open var displayOrder: [UITab] { children }

    override var all: [UITab] { [self] + children.flatMap(\.all) }

    /// The selected child or, if there is none, the child shown first.
    private var shownChild: UITab? {
        if let selectedChild { return selectedChild }
        guard ownController == nil else { return nil }
        return children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }

    /// The tab that is visible while the group is selected: a child at any depth, or the group itself.
    var shownTab: UITab { shownChild.map { ($0 as? UITabGroup)?.shownTab ?? $0 } ?? self }

    /// Selects every group on the path to a tab, and the tab itself.
    func select(_ child: UITab) {
        storedSelectedChild = child
        parent?.select(self)
    }

    override var shownController: UIViewController? {
        let shown: UIViewController?
        if let navigation = managingNavigationController {
            let proposed = [ownController, shownChild?.shownController].compactMap(\.self)
            let host = tabBarController
            let stack =
                host.flatMap { host in
                    host.delegate?.tabBarController(
                        host, displayedViewControllersFor: shownTab, proposedViewControllers: proposed)
                } ?? proposed
            if navigation.viewControllers != stack { navigation.setViewControllers(stack, animated: false) }
            shown = navigation
        } else {
            shown = shownChild?.shownController ?? ownController
        }
        if parent == nil { shown?.tabBarItem = item }
        return shown
    }

    private func childrenDidChange() { tabBarController?.showTabs() }
}
