internal import QuartzCore

/// Controllers side by side, of which one is on screen, over a bar with a tab for each. A child's view is loaded when it is
/// selected for the first time.
///
/// Without an animator of the delegate's, a change of tabs is not animated, as in UIKit up to iOS 17.
///
/// Differs from UIKit: all tabs are in the bar, however many; there is no list of more.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()

    private var tabs: [UIViewController] = []
    /// As the application sees it: changes at once when it is asked to.
    var selected: UIViewController?
    /// Whose view is on screen, or comes there.
    var shown: UIViewController?
    /// The controller whose tab was tapped, until the delegate has been told.
    var tapped: UIViewController?
    let transitionView: UIView = TabTransitionView()
    var containerTransition: ContainerTransition?

    /// False, as in UIKit: the controller makes its children's calls itself.
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

    /// The selected controller stays selected when it is still among them; else the first is.
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
            controller.tellWillMove(toParent: nil)
            controller.leaveParent()
        }
        for controller in new where !old.contains(controller) { controller.tellDidMove(toParent: self) }
        if isViewLoaded, shown == nil { showChildAtOnce() }
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue, tabs.contains(newValue) { select(newValue) } }
    }

    /// The largest integer when nothing is selected. An index of no tab changes nothing.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? Int.max }
        set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
    }

    private func select(_ controller: UIViewController) {
        trace(request: .select, ["_": .name(controller.subject)])
        whenSettled { self.change(to: controller) }
    }

    private func change(to controller: UIViewController) {
        guard controller !== selected || containerTransition != nil else { return tellOfTap() }
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

    // MARK: Taps

    /// A tap on the tab that is selected takes its navigation controller to its root.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
        if let delegate {
            ask(["shouldSelect": .name(controller.subject)])
            guard delegate.tabBarController(self, shouldSelect: controller) else { return }
        }
        tapped = controller
        if controller === selected, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        select(controller)
    }

    /// The delegate hears of a tap, once.
    func tellOfTap() {
        guard let controller = tapped else { return }
        tapped = nil
        ask(["didSelect": .name(controller.subject)])
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Notes that the delegate is about to be told or asked something.
    func ask(_ arguments: TraceCall.Arguments) {
        guard let delegate else { return }
        stage.diagnostics.trace("\(type(of: delegate))", callback: .tabBarController, ["_": .omitted] + arguments)
    }
}

extension UIViewController {
    /// The nearest ancestor that is one.
    public var tabBarController: UITabBarController? {
        parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
    }
}

/// Hears of a tab bar controller's selections and has a say in whether they happen and how they look.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Asked when a tab is tapped, not when the application selects.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Told when a tab was tapped, not when the application selects.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Asked only about an animator that the delegate gave; `nil` for a transition that runs by itself.
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
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Where the views of a tab bar controller's children lie: the container of its transitions.
private final class TabTransitionView: UIView {}
