public import FrameProperties
internal import QuartzCore

/// Manages a view and its appearances on screen; presents and contains other view controllers.
///
/// The class declares what applications may override, because members of extensions cannot be overridden; each extension
/// implements a topic.
@MainActor @preconcurrency open class UIViewController: UIResponder, UIContentContainer {
    /// Part of the controller's name in traces, and the initial title of its navigation item and tab bar item.
    @Observed open var title: String? { didSet { titleDidChange() } }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Comes before ``modalTransitionStyle``; `nil` for none.
    open var preferredTransition: Transition?
    /// Stored without effect: nothing is focused without a keyboard or a remote control.
    open var restoresFocusAfterTransition = true
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether presentations in the current context may cover this controller.
    open var definesPresentationContext = false
    /// Whether controllers presented in this one's context use this one's transition style.
    open var providesPresentationContextTransitionStyle = false
    /// The size that the controller requests of its container or presentation.
    @Observed open var preferredContentSize = CGSize.zero {
        didSet { if _preferredContentSize.wrappedValue != oldValue { notifyContainerOfPreferredSize() } }
    }
    open var isModalInPresentation = false

    // MARK: Containment

    public internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    /// Whether the container's appearance calls are forwarded to its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// True while the appearance calls are made because the controller joins a container.
    open internal(set) var isMovingToParent = false
    /// True while the appearance calls are made because the controller leaves its container.
    open internal(set) var isMovingFromParent = false
    /// Whether a container makes this controller's appearance calls, so that moving the view makes none.
    var isAppearanceDirected = false

    /// The content of a navigation bar while this controller is on top.
    open lazy var navigationItem = UINavigationItem(title: title)
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// Whether the tab bar is hidden while this controller is on a navigation stack.
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]?
    final var followedScrollViews = FollowedScrollViews()
    /// The edges at which the view extends under translucent bars.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether the view extends under opaque bars, too.
    open var extendedLayoutIncludesOpaqueBars = false

    // MARK: Layout

    /// Added to the root view's safe area insets. Insets that are not finite have no effect, and the run ends with an error.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { storedAdditionalSafeAreaInsets }
        set {
            guard newValue.isFinite else {
                return stage.diagnostics.misuse(
                    "The additionalSafeAreaInsets of \(subject) are not finite; use numbers of points.")
            }
            storedAdditionalSafeAreaInsets = newValue
        }
    }
    private var storedAdditionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.safeAreaMayHaveChanged() } }
    /// The part of the view that the container's bars cover.
    var insetsFromContainer = UIEdgeInsets.zero { didSet { viewIfLoaded?.safeAreaMayHaveChanged() } }
    /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true
    /// 16 points at the sides, 20 where the screen is at least 414 wide (facts/view-margins, reported).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { leastMargins }
    open var traitCollection: UITraitCollection { inheritedTraits }
    var overridingTraits: UITraitCollection?
    final var traitState: TraitState?

    let presentation = PresentationState()
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }

    public let nibName: String?
    public let nibBundle: Bundle?
    final var content = ControllerView()
    /// Applies the storyboard's variations for the controller's current size classes.
    final var sizeClassAdapter: (@MainActor (UITraitCollection) -> Void)?
    /// `nil` for a controller made in code.
    final var origin: ControllerOrigin?

    private var reference = StageReference()
    var appearance = Appearance.disappeared
    var isAppearingIsDue = false

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// - Parameter nibNameOrNil: the nib file in XML that ``loadView()`` reads; one that is not in the bundle is reported as
    ///   unsupported. `nil` for one with the name of the class, without `Controller` or whole, if there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Called for the controllers of storyboards. Their views are loaded at first use, and outlets to these set then.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        coder.finish(self, as: UIViewController.self)
    }

    /// The stage the controller was made on, or the one it has entered since.
    var stage: Stage { reference.stage }

    /// Called when the controller gets a parent or a presenter, or its view a window.
    func enter(_ stage: Stage) {
        guard reference.enter(stage) else { return }
        children.forEach { $0.enter(stage) }
    }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentation.presenter }

    // MARK: The view

    /// Loaded at first use.
    open var view: UIView! {
        get { neededView }
        set { setView(newValue) }
    }
    open var viewIfLoaded: UIView? { content.view }
    open var isViewLoaded: Bool { content.view != nil }
    /// Creates the view: that of the storyboard or nib, otherwise an empty one of the screen's size. Overrides do not call
    /// `super`.
    open dynamic func loadView() { makeView() }
    open func loadViewIfNeeded() { loadViewOnce() }

    // MARK: Presenting

    /// Presents `viewControllerToPresent` over the controller that covers the screen or the presentation context, which
    /// may be an ancestor of this one.
    ///
    /// The presentation begins after the commit of the current event. It is refused, with a note in the trace and without
    /// calling `completion`, when this controller is not on screen, already presents another one, or is in a transition; a
    /// dismissal without animation that was requested before it in the same event takes place first. A
    /// controller that is presented already, has a parent, or is the root of a window fails the run: UIKit throws an exception
    /// (facts/active-controllers).
    ///
    /// Differs from UIKit: more than 100 controllers presented on each other fail the run.
    ///
    /// Differs from UIKit: a presentation or dismissal that is requested while the window rotates begins when it has.
    ///
    /// - Parameter completion: called after the presented `viewDidAppear`.
    open dynamic func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }
    /// Dismisses the controller that this one or an ancestor presented, with every presentation on top of it. When there is
    /// none, forwards the request to the controller that presented this one. The dismissal is refused, with a note in the
    /// trace and without calling `completion`, when nothing is presented or a transition is in progress.
    ///
    /// - Parameter completion: called after the presented `viewDidDisappear`.
    open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    // MARK: Showing

    /// Shows `vc` as the nearest ancestor or presenting controller that overrides this method does; presents it when there
    /// is none.
    open func show(_ vc: UIViewController, sender: Any?) { requestShowing(of: vc, sender: sender, inDetail: false) }
    /// Shows `vc` as ``show(_:sender:)`` does, in the detail area of containers that have one.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        requestShowing(of: vc, sender: sender, inDetail: true)
    }
    /// The split view controller shows this controller alone from now on, which may take up `secondaryViewController`: a
    /// navigation controller puts it onto its stack. Does nothing unless overridden.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// The controller to show beside this one from now on: a navigation controller takes it off its stack. `nil` unless
    /// overridden, for the one shown there before.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Segues

    /// The segues that the storyboard connects to this controller or to its views.
    final var segueTemplates: [SegueTemplate] = [] { didSet { segueTemplates.forEach { $0.source = self } } }
    /// Performs the segue of the storyboard with the identifier, without asking
    /// ``shouldPerformSegue(withIdentifier:sender:)``. An identifier that no segue of this controller has fails the run: UIKit
    /// throws an exception (facts/segue-calls).
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        requestSegue(withIdentifier: identifier, sender: sender)
    }
    /// Whether to perform a segue that a control, a bar button item or a gesture has triggered, or to embed a child. Without an
    /// identifier the segue is the one named `""`.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// The destination has been made, and its view has not been loaded.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether this controller is where an unwind segue ends. Unless overridden, it asks
    /// ``canPerformUnwindSegueAction(_:from:withSender:)``.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }
    /// The form of iOS 6 to 12: unless overridden, true for a controller that has the method and is not the source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { fromViewController !== self && action.isMethod(of: self) }
    /// The children in which to look for the end of an unwind segue, in this order: unless overridden, all but
    /// ``childContaining(_:)``. Overrides do not call `super`.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenBeside(source)
    }
    /// An unwind segue continues to `subsequentVC`, a child to be shown. Does nothing unless overridden. Not called on ordinary
    /// controllers, nor on containers that leave the screen.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// The form of iOS 6 to 8: where an unwind segue ends, among this controller and its descendants; `nil` for none of them. A
    /// controller whose class overrides it is not asked for its children, nor for itself.
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { searchForUnwinding(action, from: fromViewController, sender) }
    /// The form of iOS 6 to 8: a segue that does the whole change by which a child of this container is unwound to; `nil`, unless
    /// overridden, for that of the storyboard. The segue is prepared and performed like any other.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }

    // MARK: For subclasses

    open dynamic func viewDidLoad() {}
    open dynamic func viewWillAppear(_ animated: Bool) {}
    open dynamic func viewIsAppearing(_ animated: Bool) {}
    open dynamic func viewDidAppear(_ animated: Bool) {}
    open dynamic func viewWillDisappear(_ animated: Bool) {}
    open dynamic func viewDidDisappear(_ animated: Bool) {}
    /// Updates the view's constraints; overrides call `super`, which calls the view's `updateConstraints()`.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open dynamic func viewWillLayoutSubviews() {}
    open dynamic func viewDidLayoutSubviews() {}
    /// The system is short of memory: a scene decides when.
    open func didReceiveMemoryWarning() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Status bar and orientation

    // Requested by the system. Scenes may show the status bar, and only they rotate the screen.

    /// Whether the status bar is hidden while this controller is the one to decide.
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides instead of this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Whether this controller decides while it is presented though it does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    open func setNeedsStatusBarAppearanceUpdate() { stage.applicationState.statusBar.update(animated: false) }
    /// Whether the bar at the bottom of the screen is hidden while this controller is the one to decide.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { stage.applicationState.homeIndicator.update(animated: true) }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The orientations in which the interface may be shown while this controller covers the screen, as root of the window or
    /// presented full-screen.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { standardOrientations }
    /// The one in which a full-screen presentation begins where the present one is not supported.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }
    open var interfaceOrientation: UIInterfaceOrientation { stage.applicationState.scene.interfaceOrientation }
    /// Whether the interface follows the device while this controller covers the screen.
    open var shouldAutorotate: Bool { true }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        stage.applicationState.rotation.supportedOrientationsDidChange()
    }
    open class func attemptRotationToDeviceOrientation() {
        Stage.current.applicationState.rotation.supportedOrientationsDidChange()
    }
    /// Whether the keyboard stays when a form sheet is shown; without effect.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The form of iOS 7 to 10; without effect. Scroll views decide with `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Editing

    open var isEditing: Bool {
        get { editingMode.isOn }
        set { setEditing(newValue, animated: false) }
    }
    var editingMode = EditingMode()
    /// Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { editingMode.isOn = editing }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // MARK: Children

    open dynamic func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open dynamic func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = true }
    }
    open dynamic func didMove(toParent parent: UIViewController?) {
        if !isAppearanceChanging { clearMoveFlags() }
    }
    /// Replaces one child's view by another's in the same superview, while `animations` runs. Both children receive their
    /// appearance calls unless this container makes them itself.
    ///
    /// - Parameter completion: called after the view of `fromViewController` has been removed.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { swapChildren(fromViewController, toViewController, duration, options, animations, completion) }

    // MARK: Sizes

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// `parentSize` unless overridden: a child is assumed to fill its container.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The view is about to change its size. Notifies the children and the presented controller; overrides call `super`.
    open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSizeChange(to: size, with: coordinator)
    }
    /// The traits are about to change. Notifies the children and the presented controller; overrides call `super`.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { forwardTraitChange(to: newCollection, with: coordinator) }

    // MARK: The nearest containers

    open var navigationController: UINavigationController? {
        parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
    }
    open var splitViewController: UISplitViewController? {
        parent.flatMap { $0 as? UISplitViewController ?? $0.splitViewController }
    }
    open var tabBarController: UITabBarController? {
        parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
    }
    /// What covers the top of the view. Its bottom is the top of the safe area, which replaced it in iOS 11.
    open var topLayoutGuide: any UILayoutSupport { support(.top) }
    /// What covers the bottom of the view. Its top is the bottom of the safe area, which replaced it in iOS 11.
    open var bottomLayoutGuide: any UILayoutSupport { support(.bottom) }

    // MARK: Forwarding appearance

    /// Begins the appearance or disappearance of a child whose container forwards appearance calls itself. Balance with
    /// ``endAppearanceTransition()``; a second call in the other direction reverses a cancelled transition.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginByCall(isAppearing, animated) }
    open func endAppearanceTransition() { endByCall() }
    /// The first of this controller, its ancestors and the controllers that presented them that overrides the method `action`,
    /// for `show(_:sender:)` and `showDetailViewController(_:sender:)`, or whose `canPerformAction(_:withSender:)` returns true,
    /// for any other.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestTarget(of: action, sender)
    }
    /// The popover presentation controller, if the presentation style is a popover, also while the popover is presented in
    /// another style: its `arrowDirection` is then unknown.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController?.requested as? UIPopoverPresentationController
    }
    /// The sheet presentation controller, if the presentation style is a sheet, or has adapted to one or from one.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
            ?? presentationController?.requested as? UISheetPresentationController
    }
    /// The storyboard that made the controller; `nil` for one made in code.
    open var storyboard: UIStoryboard? { origin?.storyboard as? UIStoryboard }
    /// The style of the controller, its view and its children, whatever it is around them; unspecified for the inherited one.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle }
        set { setOwnStyle(newValue) }
    }
    /// Overrides traits that a child inherits from this controller; `nil` removes the override.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { childViewController.setOverridingTraits(collection) }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.overridingTraits
    }
    /// The controller that this one, or an ancestor of it, presented.
    open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
    /// The controller that presented this one, or an ancestor of it.
    open var presentingViewController: UIViewController? { presentation.presenter ?? parent?.presentingViewController }
    /// Manages this controller's presentation while it is presented, and before the first one.
    open var presentationController: UIPresentationController? { knownPresentationController }
    /// The coordinator of the transition in progress; `nil` when there is none or it has no animator.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningCoordinator }
}
