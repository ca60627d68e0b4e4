internal import QuartzCore

/// A stack of view controllers that shows the top one under a navigation bar.
///
/// A change requested during a transition waits for its end; a built-in animation ends at once.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    /// The kind of a stack change.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// Seconds for showing or hiding a bar.
    public static let hideShowBarDuration: CGFloat = 0.2

    open weak var delegate: (any UINavigationControllerDelegate)?
    public let navigationBar: UINavigationBar
    public let toolbar: UIToolbar!

    /// The stack as the application sees it: changes with the request.
    package var stack: [UIViewController] = []
    /// The stack before the transition that is planned or in progress.
    var stackBefore: [UIViewController] = []
    /// Whether the bars were hidden before that transition.
    var barsBefore = (navigation: false, tool: true)
    /// The child on screen, or the incoming one.
    var shown: UIViewController?
    /// Children whose `didMove(toParent:)` is still due.
    var arriving: [UIViewController] = []
    var leaving: [UIViewController] = []
    var isBarHidden = false
    private var ownTabBarItem: UITabBarItem?
    var isToolbarAway = true
    private(set) lazy var barHiding = BarHiding(of: self)
    let transitionView: UIView = NavigationTransitionView()
    var containerTransition: ContainerTransition?
    private(set) lazy var interactivePop = InteractivePop(of: self)

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = (navigationBarClass as? UINavigationBar.Type)?.init(frame: .zero) ?? UINavigationBar()
        toolbar = (toolbarClass as? UIToolbar.Type)?.init(frame: .zero) ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let answer = delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? []
        return answer.isEmpty ? super.supportedInterfaceOrientations : answer
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let answer = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return answer == .unknown ? super.preferredInterfaceOrientationForPresentation : answer
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(coder: coder)
        definesPresentationContext = true
        coder.finish(self, as: UINavigationController.self)
    }

    /// `false`, as in UIKit: the container makes its children's appearance calls itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// The item of the root controller unless another one is set.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { ownTabBarItem = newValue }
    }

    open override func loadView() {
        let root = ContainerRootView(frame: stage.applicationState.mainScreen.bounds)
        root.onLayout = { [unowned self] in layOutBars() }
        view = root
        transitionView.frame = root.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        [transitionView, toolbar, navigationBar].forEach(root.addSubview)
        root.addGestureRecognizer(interactivePop.recognizer)
        navigationBar.onBack = { [unowned self] in goBack(to: $0) }
        navigationBar.extentOf = { [unowned self] in extent(of: $0) }
        navigationBar.onSizeChange = { [unowned self] in view.setNeedsLayout() }
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// The controller presented over the top one, or the top one.
    open var visibleViewController: UIViewController? {
        topViewController.map { top in
            sequence(first: presentedViewController ?? top, next: { $0.presentation.presented }).reduce(top) { $1 }
        }
    }

    /// The stack cannot contain a controller twice, nor another navigation controller.
    open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
        trace(request: .pushViewController, ["_": .name(viewController.subject), "animated": .bool(animated)])
        if stack.contains(viewController) {
            return stage.diagnostics.misuse(
                "Pushing the same view controller instance more than once is not supported (\(viewController.subject))."
            )
        }
        if viewController is UINavigationController {
            return stage.diagnostics.misuse(
                "Pushing a navigation controller is not supported (\(viewController.subject)).")
        }
        whenSettled { self.change(to: self.stack + [viewController], .push, animated: animated) }
    }

    /// - Returns: the popped controller; `nil` when only the root is left.
    @discardableResult open dynamic func popViewController(animated: Bool) -> UIViewController? {
        trace(request: .popViewController, ["animated": .bool(animated)])
        guard stack.count > 1 else { return nil }
        let top = stack.last
        whenSettled { self.pop(to: self.stack.count - 1, animated: animated) }
        return top
    }

    /// - Returns: the popped controllers.
    @discardableResult open dynamic func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        trace(request: .popToViewController, ["_": .name(viewController.subject), "animated": .bool(animated)])
        guard let index = stack.firstIndex(of: viewController) else {
            stage.diagnostics.misuse(
                "Tried to pop to a view controller that doesn't exist (\(viewController.subject)).")
            return nil
        }
        let going = Array(stack[(index + 1)...])
        whenSettled {
            if let index = self.stack.firstIndex(of: viewController) { self.pop(to: index + 1, animated: animated) }
        }
        return going
    }

    /// - Returns: the popped controllers.
    @discardableResult open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? {
        trace(request: .popToRootViewController, ["animated": .bool(animated)])
        let going = Array(stack.dropFirst())
        whenSettled { self.pop(to: 1, animated: animated) }
        return going
    }

    /// Animates as a push if the new top was not on the stack, as a pop otherwise.
    open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        trace(request: .setViewControllers, ["_": .names(viewControllers.map(\.subject)), "animated": .bool(animated)])
        whenSettled {
            let isPush = viewControllers.last.map { !self.stack.contains($0) } ?? false
            self.change(to: viewControllers, isPush ? .push : .pop, animated: animated)
        }
    }

    // MARK: Bars

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open dynamic func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    open var isToolbarHidden: Bool {
        get { isToolbarAway }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

    /// Whether a swipe up in the content hides the bars, and one down shows them. The toolbar takes part if it has items.
    open var hidesBarsOnSwipe = false
    /// The recognizer of the swipes: that of the scroll view on top.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
        shown?.mainScrollView?.panGestureRecognizer ?? UIPanGestureRecognizer(target: nil, action: nil)
    }
    /// Whether a tap on the content hides the bars, and another shows them. The toolbar takes part if it has items.
    open var hidesBarsOnTap: Bool {
        get { barHiding.onTap }
        set { barHiding.onTap = newValue }
    }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    /// Whether the bars are hidden where the height becomes compact, and shown where it is regular again. A tap where they would be
    /// shows them, too.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.whenCompact }
        set { barHiding.whenCompact = newValue }
    }
    /// Whether the bars are hidden when the keyboard appears. They stay so without it; a tap on the content shows them.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.withKeyboard }
        set { barHiding.withKeyboard = newValue }
    }

    /// The pan from the left edge that pops the top controller.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    // MARK: The status bar

    /// The controller on top.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The controller on top while the navigation bar is hidden; otherwise this one decides, by the style of its bar
    /// (facts/status-bar-style).
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    // MARK: Showing

    /// Pushes.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        splitViewController.merge(secondaryViewController, onto: self, animated: false)
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { splitViewController.separate(from: self) }

    /// The top of the stack first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(subsequentVC) else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if (container as? UIViewController) === topViewController {
            preferredContentSize = container.preferredContentSize
        }
    }
}

/// Responds to changes of a navigation controller and may animate them.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Called only for an animator from the delegate; `nil` for a transition that is not interactive.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Unless implemented, as for a controller without a delegate; likewise the next method.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    /// `nil` for the built-in animation.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}

    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { [] }

    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .unknown }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// The superview of a navigation controller's children and the container of its transitions.
private final class NavigationTransitionView: UIView {}
