public import FrameProperties
internal import QuartzCore

/// A container that shows one of several view controllers above a bar with a tab for each. A child's view is loaded
/// when the child is first selected.
///
/// A change of tabs is animated only by an animator from the delegate, as in UIKit up to iOS 17. On an iPhone, the bar
/// shows four of six or more tabs, and the rest in ``moreNavigationController``.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar: of the class that the storyboard names, or the one set with `setValue(_:forKey: "tabBar")`.
    open var tabBar: UITabBar { storedTabBar }
    private var storedTabBar = UITabBar()
    /// The frame in which the bar was placed last. An application's own frame stays until this changes.
    var lastBarFrame: CGRect?
    /// Whether the controller itself hides the bar.
    var isBarAway = false

    private(set) var controllers: [UIViewController] = []
    /// The tabs that replace ``viewControllers``; empty if only the controllers are set.
    open var tabs: [UITab] {
        get { storedTabs }
        set { setTabs(newValue, animated: false) }
    }
    var storedTabs: [UITab] = []
    /// The identifiers of the tabs that the bar shows in compact width; `nil` for all.
    @Observed open var compactTabIdentifiers: [String]? { didSet { showTabs() } }
    /// How tabs are shown on an iPad.
    ///
    /// Differs from UIKit: tabs are in the bar at the bottom. Modes other than `automatic` and `tabBar` are reported as
    /// unsupported.
    @Observed open var mode = Mode.automatic {
        didSet {
            guard _mode.wrappedValue == .tabSidebar else { return }
            stage.diagnostics.reportUnsupported(
                "UITabBarController.mode = .tabSidebar", instead: "the tabs are in the bar at the bottom")
        }
    }
    /// Never shown.
    open private(set) lazy var sidebar = Sidebar(of: self)
    /// The name under which the arrangement of the tabs would be kept.
    ///
    /// Stored without effect: people cannot arrange tabs.
    open var customizationIdentifier: String?
    /// The condition for minimizing the bar, since iOS 26.
    ///
    /// Differs from UIKit: the bar is never minimized. Behaviors other than `automatic` and `never` are reported as
    /// unsupported.
    @Observed open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
        didSet {
            guard _tabBarMinimizeBehavior.wrappedValue != .automatic, _tabBarMinimizeBehavior.wrappedValue != .never
            else { return }
            stage.diagnostics.reportUnsupported(
                "UITabBarController.tabBarMinimizeBehavior", instead: "the bar keeps its size")
        }
    }
    /// A view above the bar, since iOS 26.
    ///
    /// Differs from UIKit: it is not shown, and is reported as unsupported.
    open var bottomAccessory: UITabAccessory? {
        get { storedBottomAccessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
    private var storedBottomAccessory: UITabAccessory?
    /// The controller with the list of the tabs that the bar has no room for, and the controllers chosen from it.
    ///
    /// Differs from UIKit: the list has no button for arranging the tabs.
    open var moreNavigationController: UINavigationController { storedMore }
    private lazy var storedMore: UINavigationController = MoreNavigationController(of: self)
    /// The controllers that users may arrange in the bar.
    ///
    /// Stored without effect: users cannot arrange tabs.
    open var customizableViewControllers: [UIViewController]?
    open var isTabBarHidden: Bool {
        get { storedIsTabBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    private var storedIsTabBarHidden = false
    /// The selection as the application sees it, which changes with the request.
    var selected: UIViewController?
    /// The child on screen, or the incoming one.
    package var shown: UIViewController?
    /// The controller whose tab was tapped, until the delegate has been notified.
    var tapped: UIViewController?
    /// The tab that was selected before the tap.
    private var tabBeforeTap: UITab?
    let transitionView: UIView = TabTransitionView()
    var containerTransition: ContainerTransition?

    /// Loads the view of a subclass at once, as UIKit does (facts/tab-bar-controller-loads-early).
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        if type(of: self) != UITabBarController.self { loadViewIfNeeded() }
    }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finish(self, as: UITabBarController.self)
    }

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let answer = delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? []
        return answer.isEmpty ? super.supportedInterfaceOrientations : answer
    }
    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let answer = delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return answer == .unknown ? super.preferredInterfaceOrientationForPresentation : answer
    }

    /// `false`, as in UIKit: the container makes its children's appearance calls itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func loadView() {
        let root = ContainerRootView(frame: stage.applicationState.mainScreen.bounds)
        root.onLayout = { [unowned self] in layOut() }
        root.beforeLayout = { [unowned self] in placeBarIfMoved() }
        view = root
        transitionView.frame = root.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        [transitionView, tabBar].forEach(root.addSubview)
        tabBar.container = root
        placeBar()
        tabBar.delegate = self
    }

    /// Replaces the bar by one that takes over its items, its selection and its place.
    func replaceTabBar(with bar: UITabBar) {
        let old = storedTabBar
        guard bar !== old else { return }
        storedTabBar = bar
        lastBarFrame = nil
        if let items = old.items { bar.items = items }
        bar.selectedItem = old.selectedItem
        bar.isHidden = old.isHidden
        guard isViewLoaded else { return }
        bar.delegate = self
        bar.container = view
        if old.superview === view { view.insertSubview(bar, aboveSubview: old) }
        old.delegate = nil
        old.container = nil
        old.removeFromSuperview()
        placeBar()
    }

    // MARK: Tabs

    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers. Keeps the selection if it is in `viewControllers`, otherwise selects the first controller.
    /// Removes ``tabs``.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        removeTabs()
        replaceControllers(viewControllers ?? [])
    }

    /// - Parameter selection: The controller to select if it is among the new ones.
    func replaceControllers(_ new: [UIViewController], selecting selection: UIViewController? = nil) {
        whenSettled { self.adoptControllers(new, selecting: selection) }
    }

    private func adoptControllers(_ new: [UIViewController], selecting selection: UIViewController?) {
        let old = controllers
        controllers = new
        if let selection, new.contains(selection) { selected = selection }
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
        set { if let newValue, controllers.contains(newValue) || newValue === shownMore { select(newValue) } }
    }

    /// The index of the selected controller; `Int.max` if nothing or the list of more tabs is selected. Setting an
    /// index that is out of range has no effect.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selected } ?? Int.max }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
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

    /// Shows or hides the bar.
    ///
    /// - Parameter animated: Whether the bar moves, which takes 0.2 seconds.
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
            self.lastBarFrame = nil
            self.view.setNeedsLayout()
        }
    }

    /// - Parameter animated: Has no effect, because the accessory is not shown.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        storedBottomAccessory = bottomAccessory
        guard bottomAccessory != nil else { return }
        stage.diagnostics.reportUnsupported("UITabBarController.bottomAccessory", instead: "it is not shown")
    }

    /// Updates the tabs, because ``compactTabIdentifiers`` depends on the width.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if compactTabIdentifiers != nil { showTabs() }
    }

    /// Selects `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    open dynamic override var childForStatusBarHidden: UIViewController? { selected }
    open dynamic override var childForStatusBarStyle: UIViewController? { selected }

    // MARK: More

    /// The number of tabs that the bar shows beside the More tab (facts/more-tabs).
    private static let roomBesideMore = 4

    /// Whether there are more tabs than fit in the bar of an iPhone.
    var hasMore: Bool { controllers.count > Self.roomBesideMore + 1 && traitCollection.userInterfaceIdiom != .pad }

    /// The controllers in the list of more tabs.
    package var moreControllers: [UIViewController] { hasMore ? Array(controllers.dropFirst(Self.roomBesideMore)) : [] }

    /// The controller of the list of more tabs, if there is one.
    private var shownMore: UIViewController? { hasMore ? moreNavigationController : nil }

    var wanted: UIViewController? {
        guard let selected, moreControllers.contains(selected) else { return selected }
        return moreNavigationController
    }

    /// Selects the tab's item and, for a tab in the list of more tabs, shows it on the list's stack.
    func showSelection() {
        tabBar.selectedItem = wanted?.tabBarItem
        guard let more = wanted as? MoreNavigationController, let selected, selected !== more else { return }
        more.show(selected)
    }

    // MARK: Taps

    /// Selects the tapped tab. Tapping the selected tab pops its navigation controller to the root.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = (controllers + [shownMore].compactMap { $0 }).first(where: { $0.tabBarItem === item })
        else {
            return
        }
        tap(controller)
    }

    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// Selects a controller if the delegate permits it.
    package func tap(_ controller: UIViewController) {
        guard mayTap(controller) else { return }
        tapped = controller
        tabBeforeTap = selectedTab
        if controller === wanted, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        select(controller)
    }

    private func mayTap(_ controller: UIViewController) -> Bool {
        guard let delegate else { return true }
        guard let tab = tab(of: controller) else {
            traceDelegateCall(["shouldSelect": .name(controller.subject)])
            return delegate.tabBarController(self, shouldSelect: controller)
        }
        traceDelegateCall(["shouldSelectTab": .name(tab.title)])
        return delegate.tabBarController(self, shouldSelectTab: tab)
    }

    /// Notifies the delegate of a tap, once.
    func notifyOfTap() {
        guard let controller = tapped else { return }
        tapped = nil
        if let tab = tab(of: controller) {
            traceDelegateCall(["didSelectTab": .name(tab.title)])
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: tabBeforeTap)
            return
        }
        traceDelegateCall(["didSelect": .name(controller.subject)])
        delegate?.tabBarController(self, didSelect: controller)
    }

    func traceDelegateCall(_ arguments: TraceCall.Arguments) {
        guard let delegate else { return }
        stage.diagnostics.trace("\(type(of: delegate))", callback: .tabBarController, ["_": .omitted] + arguments)
    }

    // MARK: Tabs

    /// - Parameter animated: without effect: tabs change at once.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        removeTabs()
        storedTabs = tabs
        for tab in tabs { tab.host = self }
        replaceControllers(barTabs.compactMap(\.shownController))
    }

    /// The tab that is shown: of a group, its selected child. Setting it selects the groups around it as well.
    open var selectedTab: UITab? {
        get { selected.flatMap { tab(of: $0) } }
        set {
            guard var tab = newValue, tab.tabBarController === self else { return }
            if let parent = tab.parent { parent.select(tab) }
            while let parent = tab.parent { tab = parent }
            selectedViewController = tab.shownController
        }
    }

    /// The tab with an identifier, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? {
        storedTabs.flatMap(\.all).first { $0.identifier == identifier }
    }
}

/// The superview of a tab bar controller's children and the container of its transitions.
private final class TabTransitionView: UIView {}
