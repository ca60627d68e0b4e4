internal import QuartzCore

/// Shows one of several view controllers over a bar with a tab for each. A child's view is loaded when it is first selected.
///
/// A change of tabs is animated only by an animator of the delegate, as in UIKit up to iOS 17.
///
/// Differs from UIKit: the bar shows all tabs, however many; there is no More list.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()

    private var tabs: [UIViewController] = []
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
        tabBar.items = new.compactMap(\.tabBarItem)
        if !new.contains(where: { $0 === selected }) { selected = new.first }
        tabBar.selectedItem = selected?.tabBarItem
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
        set { if let newValue, tabs.contains(newValue) { select(newValue) } }
    }

    /// `Int.max` when nothing is selected. Setting an index out of range has no effect.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? Int.max }
        set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
    }

    private func select(_ controller: UIViewController) {
        trace(request: .select, ["_": .name(controller.subject)])
        whenSettled { self.change(to: controller) }
    }

    private func change(to controller: UIViewController) {
        guard controller !== selected || containerTransition != nil else { return notifyOfTap() }
        selected = controller
        tabBar.selectedItem = controller.tabBarItem
        guard let from = shown, view.window != nil, appearance == .appeared else { return showChildAtOnce() }
        if let planned = containerTransition {
            planned.change(.selection, to: controller, animated: delegate != nil)
        } else {
            let transition = ContainerTransition(
                .selection, in: self, from: from, to: controller, animated: delegate != nil)
            containerTransition = transition
            transition.schedule()
        }
    }

    /// Selects `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    // MARK: Taps

    /// A tap on the selected tab pops its navigation controller to the root.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
        if let delegate {
            traceDelegateCall(["shouldSelect": .name(controller.subject)])
            guard delegate.tabBarController(self, shouldSelect: controller) else { return }
        }
        tapped = controller
        if controller === selected, let navigation = controller as? UINavigationController {
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
    /// Never called, like the next method: scenes rotate the screen.
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

    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .all }

    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .portrait }

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
