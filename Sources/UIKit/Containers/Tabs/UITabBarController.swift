internal import QuartzCore

/// Shows one of several view controllers over a bar with a tab for each. A child's view is loaded when it is first selected.
///
/// A change of tabs is animated only by an animator of the delegate, as in UIKit up to iOS 17. On a phone, the bar shows four of
/// six or more tabs, and the others in ``moreNavigationController``.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()

    private(set) var tabs: [UIViewController] = []
    /// The list of the tabs that the bar has no room for, with what was chosen from it.
    ///
    /// Differs from UIKit: its list has no button to arrange the tabs.
    open var moreNavigationController: UINavigationController { storedMore }
    private lazy var storedMore: UINavigationController = MoreNavigationController(of: self)
    /// The controllers that people may arrange in the bar.
    ///
    /// Stored without effect: they cannot.
    open var customizableViewControllers: [UIViewController]?
    /// Whether the bar is away.
    open var isTabBarHidden: Bool {
        get { storedIsTabBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    private var storedIsTabBarHidden = false
    /// The selection as the application sees it: changes with the request.
    var selected: UIViewController?
    /// The child on screen, or the incoming one.
    var shown: UIViewController?
    /// The controller whose tab was tapped, until the delegate has been notified.
    var tapped: UIViewController?
    let transitionView: UIView = TabTransitionView()
    var containerTransition: ContainerTransition?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UITabBarController.self)
    }

    /// `false`, as in UIKit: the container makes its children's appearance calls itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func loadView() {
        let root = ContainerRootView(frame: stage.applicationState.mainScreen.bounds)
        root.onLayout = { [unowned self] in layOut() }
        view = root
        transitionView.frame = root.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        [transitionView, tabBar].forEach(root.addSubview)
        tabBar.frame = barFrame
        tabBar.delegate = self
    }

    // MARK: Tabs

    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Keeps the selection if it is in `viewControllers`, otherwise selects the first controller.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        whenSettled { self.replaceTabs(viewControllers ?? []) }
    }

    private func replaceTabs(_ new: [UIViewController]) {
        let old = tabs
        tabs = new
        for controller in new where !old.contains(controller) { adopt(controller) }
        if hasMore, moreNavigationController.parent !== self { adopt(moreNavigationController) }
        tabBar.items = (hasMore ? new.prefix(Self.roomBesideMore) + [moreNavigationController] : new[...])
            .compactMap(\.tabBarItem)
        if !new.contains(where: { $0 === selected }) { selected = new.first }
        showSelection()
        if let shown, !new.contains(shown) { showChildAtOnce() }
        for controller in old where !new.contains(controller) {
            controller.notifyWillMove(toParent: nil)
            controller.leaveParent()
        }
        for controller in new where !old.contains(controller) { controller.notifyDidMove(toParent: self) }
        if isViewLoaded, shown == nil { showChildAtOnce() }
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue, tabs.contains(newValue) || newValue === shownMore { select(newValue) } }
    }

    /// `Int.max` when nothing is selected, or the list of more tabs. Setting an index out of range has no effect.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? Int.max }
        set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
    }

    private func select(_ controller: UIViewController) {
        trace(request: .select, ["_": .name(controller.subject)])
        whenSettled { self.change(to: controller) }
    }

    private func change(to controller: UIViewController) {
        guard controller !== selected || containerTransition != nil else {
            showSelection()
            return notifyOfTap()
        }
        selected = controller
        showSelection()
        guard let from = shown, let to = wanted, view.window != nil, appearance == .appeared else {
            return showChildAtOnce()
        }
        if let planned = containerTransition {
            planned.change(.selection, to: to, animated: delegate != nil)
        } else if from === to {
            notifyOfTap()
        } else {
            let transition = ContainerTransition(.selection, in: self, from: from, to: to, animated: delegate != nil)
            containerTransition = transition
            transition.schedule()
        }
    }

    /// Shows the bar or takes it away.
    ///
    /// - Parameter animated: whether it moves, for 0.2 seconds.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != storedIsTabBarHidden else { return }
        storedIsTabBarHidden = hidden
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return view.setNeedsLayout() }
        let below = barFrame.offsetBy(dx: 0, dy: barFrame.height)
        if !hidden { UIView.performWithoutAnimation { tabBar.frame = below } }
        tabBar.isHidden = false
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { [self] in
            tabBar.frame = hidden ? below : barFrame
        } completion: { _ in
            self.view.setNeedsLayout()
        }
    }

    /// Selects `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    open override var childForStatusBarHidden: UIViewController? { selected }
    open override var childForStatusBarStyle: UIViewController? { selected }

    // MARK: More

    /// The tabs that the bar shows beside that of the others (facts/more-tabs).
    private static let roomBesideMore = 4

    /// Whether there are more tabs than the bar of a phone shows.
    var hasMore: Bool { tabs.count > Self.roomBesideMore + 1 && traitCollection.userInterfaceIdiom != .pad }

    /// The tabs in the list.
    var moreControllers: [UIViewController] { hasMore ? Array(tabs.dropFirst(Self.roomBesideMore)) : [] }

    /// The controller of the list, if there is one.
    private var shownMore: UIViewController? { hasMore ? moreNavigationController : nil }

    var wanted: UIViewController? {
        guard let selected, moreControllers.contains(selected) else { return selected }
        return moreNavigationController
    }

    /// Selects the item of the tab, and shows it on the list's stack if it is in the list.
    func showSelection() {
        tabBar.selectedItem = wanted?.tabBarItem
        guard let more = wanted as? MoreNavigationController, let selected, selected !== more else { return }
        more.show(selected)
    }

    // MARK: Taps

    /// A tap on the selected tab pops its navigation controller to the root.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = (tabs + [shownMore].compactMap { $0 }).first(where: { $0.tabBarItem === item }) else {
            return
        }
        tap(controller)
    }

    /// Asks the delegate, and selects a controller.
    func tap(_ controller: UIViewController) {
        if let delegate {
            traceDelegateCall(["shouldSelect": .name(controller.subject)])
            guard delegate.tabBarController(self, shouldSelect: controller) else { return }
        }
        tapped = controller
        if controller === wanted, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        select(controller)
    }

    /// Notifies the delegate of a tap, once.
    func notifyOfTap() {
        guard let controller = tapped else { return }
        tapped = nil
        traceDelegateCall(["didSelect": .name(controller.subject)])
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Traces a call to the delegate.
    func traceDelegateCall(_ arguments: TraceCall.Arguments) {
        guard let delegate else { return }
        stage.diagnostics.trace("\(type(of: delegate))", callback: .tabBarController, ["_": .omitted] + arguments)
    }
}

/// Responds to selections in a tab bar controller, and may refuse or animate them.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Called when a tab is tapped, not for selections by the application.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after a tap on a tab, not for selections by the application.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Never called, like the next two: people cannot arrange tabs here.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Unless implemented, as for a controller without a delegate; likewise the next method.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    /// Called only for an animator from the delegate; `nil` for a transition that is not interactive.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// `nil` for a change without animation.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { [] }

    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .unknown }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// The superview of a tab bar controller's children and the container of its transitions.
private final class TabTransitionView: UIView {}
