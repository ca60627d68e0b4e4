internal import QuartzCore

/// A container that manages a stack of view controllers and shows the top one under a navigation bar.
///
/// ``viewControllers`` is the stack as the application last requested it; ``topViewController`` changes with the
/// request, while the views change in a transition. The transition begins after the commit of the current event, so
/// several requests made in the same event form a single transition. A change requested during a transition waits until
/// it ends; if its animation is built in, it ends immediately.
///
/// Without an animator from the ``delegate``, the incoming controller slides in from the trailing edge on the system's
/// spring, and the bars change to its items alongside. A delegate supplies its own animator, such as the one shown at
/// ``UIViewControllerAnimatedTransitioning``, and may drive it interactively:
///
/// ```swift
/// final class Fades: NSObject, UINavigationControllerDelegate {
///     func navigationController(
///         _ navigationController: UINavigationController,
///         animationControllerFor operation: UINavigationController.Operation,
///         from fromVC: UIViewController, to toVC: UIViewController
///     ) -> (any UIViewControllerAnimatedTransitioning)? {
///         FadeAnimator()
///     }
/// }
/// ```
///
/// Children receive their appearance calls from the navigation controller, and a canceled pop calls them in reverse, as
/// in UIKit.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    /// The kind of a stack change.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// The duration, in seconds, of showing or hiding a bar.
    public static let hideShowBarDuration: CGFloat = 0.2

    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar: of the class given to the initializer or named by the storyboard, or the one set with
    /// `setValue(_:forKey: "navigationBar")`.
    open var navigationBar: UINavigationBar { storedNavigationBar }
    private var storedNavigationBar: UINavigationBar
    open var toolbar: UIToolbar! { storedToolbar }
    private var storedToolbar: UIToolbar

    /// The stack as the application sees it, which changes with the request.
    package var stack: [UIViewController] = [] { didSet { if stack.last !== oldValue.last { takeSizeOfTop() } } }
    /// The stack before the planned or running transition.
    var stackBefore: [UIViewController] = []
    /// Whether the bars were hidden before that transition.
    var barsBefore = (navigation: false, tool: true)
    /// The child on screen, or the incoming one.
    var shown: UIViewController?
    /// Children that have not yet received `didMove(toParent:)`.
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
        storedNavigationBar = (navigationBarClass as? UINavigationBar.Type)?.init(frame: .zero) ?? UINavigationBar()
        storedToolbar = (toolbarClass as? UIToolbar.Type)?.init(frame: .zero) ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
    }

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let answer = delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? []
        return answer.isEmpty ? super.supportedInterfaceOrientations : answer
    }
    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let answer = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return answer == .unknown ? super.preferredInterfaceOrientationForPresentation : answer
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    public init(rootViewController: UIViewController) {
        storedNavigationBar = UINavigationBar()
        storedToolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        storedNavigationBar = UINavigationBar()
        storedToolbar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }

    public required init?(coder: NSCoder) {
        storedNavigationBar = UINavigationBar()
        storedToolbar = UIToolbar()
        super.init(coder: coder)
        definesPresentationContext = true
        coder.finish(self, as: UINavigationController.self)
    }

    /// `false`, as in UIKit: the container makes its children's appearance calls itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// The tab bar item: the root controller's unless another one is set.
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
        serveNavigationBar()
    }

    private func serveNavigationBar() {
        // A bar may outlive the controller if the application keeps it.
        navigationBar.onBack = { [weak self] in self?.goBack(to: $0) }
        navigationBar.extentOf = { [weak self] in self?.extent(of: $0) }
        navigationBar.onSizeChange = { [weak self] in self?.view.setNeedsLayout() }
    }

    /// Replaces the navigation bar by one that shows the same items.
    func replaceNavigationBar(with bar: UINavigationBar) {
        let old = navigationBar
        guard bar !== old else { return }
        storedNavigationBar = bar
        guard isViewLoaded else { return }
        view.insertSubview(bar, aboveSubview: old)
        old.removeFromSuperview()
        serveNavigationBar()
        bar.show(stack.map(\.navigationItem))
        view.setNeedsLayout()
    }

    func replaceToolbar(with bar: UIToolbar) {
        let old: UIToolbar = storedToolbar
        guard bar !== old else { return }
        storedToolbar = bar
        guard isViewLoaded else { return }
        view.insertSubview(bar, aboveSubview: old)
        old.removeFromSuperview()
        view.setNeedsLayout()
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// The controller presented over the top one, or otherwise the top one.
    open var visibleViewController: UIViewController? {
        topViewController.map { top in
            sequence(first: presentedViewController ?? top, next: { $0.presentation.presented }).reduce(top) { $1 }
        }
    }

    /// Pushes a controller. The stack can contain neither a controller twice nor another navigation controller.
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

    /// - Returns: The popped controller; `nil` if only the root is left.
    @discardableResult open dynamic func popViewController(animated: Bool) -> UIViewController? {
        trace(request: .popViewController, ["animated": .bool(animated)])
        guard stack.count > 1 else { return nil }
        let top = stack.last
        whenSettled { self.pop(to: self.stack.count - 1, animated: animated) }
        return top
    }

    /// - Returns: The popped controllers.
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

    /// - Returns: The popped controllers.
    @discardableResult open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? {
        trace(request: .popToRootViewController, ["animated": .bool(animated)])
        let going = Array(stack.dropFirst())
        whenSettled { self.pop(to: 1, animated: animated) }
        return going
    }

    /// Replaces the stack. The animation is a push if the new top was not on the stack, and a pop otherwise.
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

    /// Whether swiping up in the content hides the bars and swiping down shows them. The toolbar is included if it has
    /// items.
    open var hidesBarsOnSwipe = false
    /// The pan recognizer of the top scroll view, which recognizes the swipes.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
        shown?.mainScrollView?.panGestureRecognizer ?? UIPanGestureRecognizer(target: nil, action: nil)
    }
    /// Whether tapping the content hides the bars and tapping it again shows them. The toolbar is included if it has
    /// items.
    open var hidesBarsOnTap: Bool {
        get { barHiding.onTap }
        set { barHiding.onTap = newValue }
    }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    /// Whether the bars are hidden when the height becomes compact, and shown when it becomes regular. Tapping where
    /// they would be shows them as well.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.whenCompact }
        set { barHiding.whenCompact = newValue }
    }
    /// Whether the bars are hidden when the keyboard appears. They stay hidden after it disappears; tapping the content
    /// shows them.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.withKeyboard }
        set { barHiding.withKeyboard = newValue }
    }

    /// The pan gesture from the left edge that pops the top controller.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    // MARK: The status bar

    /// The top controller.
    open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The top controller while the navigation bar is hidden. Otherwise this controller decides, by the style of its
    /// bar (facts/status-bar-style).
    open dynamic override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    // MARK: Showing

    /// Pushes the controller.
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

    /// The children in the order in which to search them, the top of the stack first.
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

    /// Takes the preferred size of the top of the stack, if it has one.
    private func takeSizeOfTop() {
        guard let size = topViewController?.preferredContentSize, size != .zero else { return }
        preferredContentSize = size
    }
}

/// A delegate that is notified of changes to a navigation controller's stack and may animate them.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// The interaction controller of the transition; `nil` for one that is not interactive. Called only for an animator
    /// from the delegate.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The supported orientations. The default, for this method and the next, is the same as without a delegate.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    /// The animator of the transition; `nil` for the built-in animation.
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
