// Long: a controller has many members that applications override, and members of extensions cannot be overridden.
public import FrameProperties
internal import QuartzCore

/// An object that manages a view and its appearances on screen, and that presents and contains other view controllers.
///
/// A controller loads its ``view`` at first use: from its storyboard or nib, or by an override of ``loadView()``, and
/// then calls `viewDidLoad()`. When the view enters the screen, the controller receives `viewWillAppear(_:)`,
/// `viewIsAppearing(_:)`, and `viewDidAppear(_:)`; when it leaves, `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
/// Calls that begin an animated appearance come at the virtual time when the transition begins, and the `did` calls at
/// the time when it ends.
///
/// ```swift
/// final class CardController: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.backgroundColor = .systemBackground
///     }
///     func showDetails() {
///         let details = UIViewController()
///         details.modalPresentationStyle = .pageSheet
///         present(details, animated: true)
///     }
/// }
/// ```
///
/// A presentation or dismissal does not start inside the call but after the commit of the current event. A request that
/// UIKit would ignore with a warning is refused with a note in the trace, and a request for which UIKit throws an
/// exception fails the run.
///
/// The class itself declares the members that applications may override, because Swift does not allow members of
/// extensions to be overridden. Each extension implements one topic.
@MainActor @preconcurrency open class UIViewController: UIResponder, UIContentContainer, UIFocusEnvironment {
    /// The title of the controller, which is part of its name in traces and the initial title of its navigation item
    /// and tab bar item.
    @Observed open var title: String? { didSet { titleDidChange() } }
    open dynamic var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The preferred transition, which takes precedence over ``modalTransitionStyle``; `nil` for none.
    open var preferredTransition: Transition?
    /// Stored without effect: nothing has focus without a keyboard or a remote control.
    open var restoresFocusAfterTransition = true
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether presentations in the current context may cover this controller.
    open var definesPresentationContext = false
    /// Whether controllers presented in this controller's context use its transition style.
    open var providesPresentationContextTransitionStyle = false
    /// The size that the controller requests from its container or presentation.
    @Observed open var preferredContentSize = CGSize.zero {
        didSet { if _preferredContentSize.wrappedValue != oldValue { notifyContainerOfPreferredSize() } }
    }
    open var isModalInPresentation = false
    /// Differs from UIKit: stored without effect, since no state is restored.
    open var restorationIdentifier: String?
    /// Never called, since no state is restored.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Never called, since no state is restored.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Never called, since no state is restored.
    open func applicationFinishedRestoringState() {}

    // MARK: Containment

    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    /// Whether the container's appearance calls are forwarded to its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// `true` while the appearance methods are called because the controller is joining a container.
    open internal(set) var isMovingToParent = false
    /// `true` while the appearance methods are called because the controller is leaving its container.
    open internal(set) var isMovingFromParent = false
    /// Whether a container makes this controller's appearance calls, so that moving the view makes none.
    var isAppearanceDirected = false

    /// The content shown in a navigation bar while this controller is on top.
    open lazy var navigationItem = title.map { UINavigationItem(title: $0) } ?? UINavigationItem()
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// Whether the tab bar is hidden while this controller is on a navigation stack.
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]?
    final var followedScrollViews = FollowedScrollViews()
    /// The edges at which the view extends under translucent bars.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether the view also extends under opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false

    // MARK: Layout

    /// Insets added to the root view's safe area insets. Insets that are not finite have no effect, and the run ends
    /// with an error.
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
    /// The insets of the view's edges that the container's bars cover.
    var insetsFromContainer = UIEdgeInsets.zero { didSet { viewIfLoaded?.safeAreaMayHaveChanged() } }
    /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true
    /// The minimum margins: 16 points at the sides, or 20 if the screen is at least 414 points wide
    /// (facts/view-margins, reported).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { leastMargins }
    open var traitCollection: UITraitCollection { inheritedTraits }
    var overridingTraits: UITraitCollection?
    final var traitState: TraitState?

    package let presentation = PresentationState()
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }

    public let nibName: String?
    public let nibBundle: Bundle?
    package final var content = ControllerView()
    final var unavailableContent = UnavailableContent()
    /// Applies the storyboard's variations for the controller's current size classes.
    package final var sizeClassAdapter: (@MainActor (UITraitCollection) -> Void)?
    /// The place in a storyboard that the controller comes from; `nil` for a controller created in code.
    package final var origin: ControllerOrigin?

    // Captures the current stage: A controller is made before it has a view.
    private var reference = StageReference()
    var appearance = Appearance.disappeared
    var isAppearingIsDue = false

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates an object of this class. The porting step overrides it in classes with an `init()` of their own, and calls it
    /// for `Screen()`, where `Screen` is known at run time only.
    open class func made() -> Self { made(nibName: nil, bundle: nil) }

    /// - Parameter nibNameOrNil: The XML nib file that `loadView()` reads; a file that is not in the bundle is
    ///   reported as unsupported. `nil` selects a nib with the class name, with or without its suffix `Controller`, if
    ///   there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller from a storyboard. Its view is loaded at first use, and outlets to the view are connected
    /// then.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        coder.finish(self, as: UIViewController.self)
    }

    /// The stage on which the controller was created, or the stage it has since entered.
    package var stage: Stage { reference.stage }

    /// Moves the controller to a stage. Called when it gets a parent or a presenting controller, or its view gets a
    /// window.
    func enter(_ stage: Stage) {
        guard reference.enter(stage) else { return }
        children.forEach { $0.enter(stage) }
    }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentation.presenter }

    // MARK: The view

    /// The controller's view, loaded at first use.
    open var view: UIView! {
        get { neededView }
        set { setView(newValue) }
    }
    open var viewIfLoaded: UIView? { content.view }
    open var isViewLoaded: Bool { content.view != nil }
    /// Creates the view: from the storyboard or nib, otherwise an empty view the size of the screen. Overrides do not
    /// call `super`.
    open dynamic func loadView() { makeView() }
    open func loadViewIfNeeded() { loadViewOnce() }

    // MARK: Presenting

    /// Presents `viewControllerToPresent` over the controller that covers the screen or the presentation context, which
    /// may be an ancestor of this one.
    ///
    /// The presentation begins after the commit of the current event. It is refused, with a note in the trace and
    /// without calling `completion`, if this controller is not on screen, is already presenting another controller, or
    /// is in a transition; an unanimated dismissal requested earlier in the same event takes place first. Presenting a
    /// controller that is already presented, has a parent, or is the root of a window fails the run, because UIKit
    /// throws an exception (facts/active-controllers).
    ///
    /// Differs from UIKit: more than 100 controllers presented on top of each other fail the run.
    ///
    /// Differs from UIKit: a presentation or dismissal requested while the window rotates begins after the rotation.
    ///
    /// - Parameter completion: Called after the presented controller's `viewDidAppear`.
    open dynamic func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }
    /// Dismisses the controller that this one or an ancestor presented, and every presentation on top of it. If there
    /// is none, forwards the request to the controller that presented this one. The dismissal is refused, with a note
    /// in the trace and without calling `completion`, if nothing is presented or a transition is in progress.
    ///
    /// - Parameter completion: Called after the presented controller's `viewDidDisappear`.
    open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    // MARK: Showing

    /// Shows `vc` by calling this method on the nearest ancestor or presenting controller that overrides it; presents
    /// `vc` if there is none.
    open func show(_ vc: UIViewController, sender: Any?) { requestShowing(of: vc, sender: sender, inDetail: false) }
    /// Shows `vc` like ``show(_:sender:)``, but in the detail area of containers that have one.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        requestShowing(of: vc, sender: sender, inDetail: true)
    }
    /// Collapses `secondaryViewController` into this controller, which the split view controller now shows alone. A
    /// navigation controller pushes it onto its stack. Does nothing unless overridden.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Returns the controller that the split view controller now shows beside this one. A navigation controller pops it
    /// from its stack. The default is `nil`, which selects the controller shown there before.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Segues

    /// The storyboard's segues from this controller or its views.
    package final var segueTemplates: [SegueTemplate] = [] { didSet { segueTemplates.forEach { $0.source = self } } }
    /// Performs the storyboard segue with the identifier, without calling
    /// ``shouldPerformSegue(withIdentifier:sender:)``. An identifier that matches no segue of this controller fails the
    /// run, because UIKit throws an exception (facts/segue-calls).
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        requestSegue(withIdentifier: identifier, sender: sender)
    }
    /// Whether to perform a segue that a control, bar button item, or gesture triggered, or to embed a child. For a
    /// segue without an identifier, `identifier` is `""`.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called before a segue is performed, after the destination has been created and before its view is loaded.
    open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether an unwind segue may end at this controller. Unless overridden, calls
    /// ``canPerformUnwindSegueAction(_:from:withSender:)``.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }
    /// Whether an unwind segue may end at this controller, as in iOS 6 to 12. Unless overridden, `true` for a
    /// controller that has the method and is not the source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { fromViewController !== self && action.isMethod(of: self) }
    /// The children to search for the destination of an unwind segue, in order: unless overridden, all except
    /// ``childContaining(_:)``. Overrides do not call `super`.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenBeside(source)
    }
    /// Shows `subsequentVC`, the child to which an unwind segue continues. Does nothing unless overridden. Not called
    /// on ordinary controllers, nor on containers that leave the screen.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// The destination of an unwind segue among this controller and its descendants, as in iOS 6 to 8; `nil` if there
    /// is none. A controller whose class overrides this method is asked neither about its children nor about itself.
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { searchForUnwinding(action, from: fromViewController, sender) }
    /// A segue that performs the whole change of unwinding to a child of this container, as in iOS 6 to 8. The default
    /// is `nil`, which selects the storyboard's segue. The returned segue is prepared and performed like any other.
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
    /// Updates the view's constraints. Overrides call `super`, which calls the view's `updateConstraints()`.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open dynamic func viewWillLayoutSubviews() {}
    open dynamic func viewDidLayoutSubviews() {}
    /// Called when the system is short of memory, at a time that the scene file sets.
    open func didReceiveMemoryWarning() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Focus

    // Nothing is focused without a keyboard or a remote control, and nothing is called.

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    open weak var preferredFocusedView: UIView? { nil }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Status bar and orientation

    // Requested by the system. Scenes may show the status bar, and only they rotate the screen.

    /// Whether the status bar is hidden while this controller determines its appearance.
    open dynamic var prefersStatusBarHidden: Bool { false }
    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines whether the status bar is hidden, in place of this controller.
    open dynamic var childForStatusBarHidden: UIViewController? { nil }
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    /// Whether this controller determines the status bar's appearance while it is presented, even if it does not cover
    /// the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    open func setNeedsStatusBarAppearanceUpdate() { stage.applicationState.statusBar.update(animated: false) }
    /// Whether the home indicator is hidden while this controller determines its appearance.
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { stage.applicationState.homeIndicator.update(animated: true) }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The orientations that the interface supports while this controller covers the screen, as the window's root or in
    /// a full-screen presentation.
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { standardOrientations }
    /// The orientation in which a full-screen presentation begins if the current one is not supported.
    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }
    open var interfaceOrientation: UIInterfaceOrientation { stage.applicationState.scene.interfaceOrientation }
    /// Whether the interface follows the device's rotation while this controller covers the screen.
    open dynamic var shouldAutorotate: Bool { true }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        stage.applicationState.rotation.supportedOrientationsDidChange()
    }
    open class func attemptRotationToDeviceOrientation() {
        // Entry point: UIViewController.attemptRotationToDeviceOrientation() has no object to ask for its stage.
        Stage.current.applicationState.rotation.supportedOrientationsDidChange()
    }
    /// Whether the keyboard stays visible when a form sheet is shown. Has no effect.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Without effect since iOS 11: scroll views decide with `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Editing

    open var isEditing: Bool {
        get { editingMode.isOn }
        set { setEditing(newValue, animated: false) }
    }
    var editingMode = EditingMode()
    /// Sets whether the content is being edited. Overrides call `super`.
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
    /// Replaces one child's view by another's in the same superview while `animations` runs. Both children receive
    /// their appearance calls unless this container makes those calls itself.
    ///
    /// - Parameter completion: Called after the view of `fromViewController` has been removed.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { swapChildren(fromViewController, toViewController, duration, options, animations, completion) }

    // MARK: Sizes

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a child's content. The default is `parentSize`, which assumes that a child fills its container.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the view changes size. Notifies the children and the presented controller. Overrides call `super`.
    open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        announceRotation(with: coordinator)
        forwardSizeChange(to: size, with: coordinator)
    }

    // Methods that announced rotations before iOS 8. Today, they are called for controllers that do not override
    // `viewWillTransition(to:with:)`, or whose overrides call `super`.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Called before the traits change. Notifies the children and the presented controller. Overrides call `super`.
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
    /// The covered area at the top of the view. Its bottom is the top of the safe area, which replaced it in iOS 11.
    open var topLayoutGuide: any UILayoutSupport { support(.top) }
    /// The covered area at the bottom of the view. Its top is the bottom of the safe area, which replaced it in iOS 11.
    open var bottomLayoutGuide: any UILayoutSupport { support(.bottom) }

    // MARK: Forwarding appearance

    /// Begins the appearance or disappearance of a child whose container forwards appearance calls itself. Balance each
    /// call with ``endAppearanceTransition()``; a second call in the other direction reverses a canceled transition.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginByCall(isAppearing, animated) }
    open func endAppearanceTransition() { endByCall() }
    /// The first controller, among this one, its ancestors, and the controllers that presented them, that handles an
    /// action. For `show(_:sender:)` and `showDetailViewController(_:sender:)`, it is the first that overrides the
    /// method; for any other action, the first whose `canPerformAction(_:withSender:)` returns `true`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestTarget(of: action, sender)
    }
    /// The popover presentation controller if the presentation style is a popover. It also exists while the popover is
    /// presented in another style; its `arrowDirection` is then unknown.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController?.requested as? UIPopoverPresentationController
    }
    /// The sheet presentation controller if the presentation style is a sheet, or if the presentation has adapted to or
    /// from one.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
            ?? presentationController?.requested as? UISheetPresentationController
    }
    /// The storyboard that created the controller; `nil` for a controller created in code.
    open var storyboard: UIStoryboard? { origin?.storyboard as? UIStoryboard }

    // MARK: Traits

    /// The style of the controller, its view, and its children, regardless of their environment; `unspecified` to
    /// inherit it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle }
        set { setOwnStyle(newValue) }
    }
    /// Overrides the traits that a child inherits from this controller; `nil` removes the override.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { childViewController.setOverridingTraits(collection) }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.overridingTraits
    }
    /// Sends the notifications of changed traits that wait for the next layout: those of all views and controllers.
    open func updateTraitsIfNeeded() { traitUpdates.update() }

    // MARK: Presented and presenting

    /// The controller that this controller, or an ancestor, presented.
    open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
    /// The controller that presented this controller, or an ancestor.
    open var presentingViewController: UIViewController? { presentation.presenter ?? parent?.presentingViewController }
    /// The object that manages this controller's presentation. It exists before the first presentation as well.
    open var presentationController: UIPresentationController? { knownPresentationController }
    /// The coordinator of the transition in progress; `nil` if there is none or it has no animator.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningCoordinator }

    // MARK: Missing content

    /// A configuration that is shown over the view, such as a ``UIContentUnavailableConfiguration``, updated for
    /// ``contentUnavailableConfigurationState``; `nil` to show the view.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { shownUnavailableContent }
        set { shownUnavailableContent = newValue }
    }
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { currentUnavailableState }
    /// Asks for a call of ``updateContentUnavailableConfiguration(using:)`` in the next layout of the view.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableContent() }
    /// Called before the view is first laid out and after ``setNeedsUpdateContentUnavailableConfiguration()``. Does nothing
    /// unless overridden.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Editing, bars and segues

    /// A button titled “Edit”, or “Done” during editing, that changes ``isEditing`` with animation.
    open var editButtonItem: UIBarButtonItem { editingMode.button(for: self) }

    /// Makes the bars at an edge follow a scroll view that they do not find by themselves. Only the top and the bottom
    /// have bars.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        followedScrollViews[edge] = scrollView
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// The scroll view that was set for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { followedScrollViews[edge] }

    /// The child that contains the source of an unwind segue: as itself, as a descendant, or as a controller that one
    /// of them presented. `nil` if there is none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        source.source.enclosing.first { $0.parent === self }
    }

    /// The tab that has made the controller.
    open var tab: UITab? {
        tabBarController?.tabs.flatMap(\.all).first { $0.viewController === self }
    }
}
