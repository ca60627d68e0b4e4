internal import FrameLayout
public import FrameProperties
internal import QuartzCore

/// A container that shows a primary, a supplementary, and a secondary controller side by side; in compact width, it
/// shows one of them or a single stack of all.
///
/// Without a style, it shows two controllers as they are. With columns, it wraps each controller in a navigation
/// controller unless it already is one.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
    open weak var delegate: (any UISplitViewControllerDelegate)?
    public let style: Style

    /// The controllers that the application set, by column.
    var columns: [Column: UIViewController] = [:]
    /// The navigation controllers that wrap other controllers, by column.
    var wrappers: [Column: UINavigationController] = [:]
    /// Whether a single controller replaces the columns.
    open internal(set) var isCollapsed = false
    /// The controller shown while collapsed.
    var collapsedRoot: UIViewController?
    /// The controllers merged onto the stack of ``collapsedRoot``, from the bottom.
    var merges: [SplitMerge] = []
    /// The controllers on screen, or about to be.
    var shownChildren: [UIViewController] = []
    /// The controllers whose views are leaving the screen.
    var leaving: [UIViewController] = []
    /// The moving columns, and whether each is incoming.
    var movingColumns: [Column: Bool] = [:]
    /// The number of slides in progress. A reversed slide continues alongside the next.
    var slides = 0
    /// The mode chosen by the user or by `show(_:)`, until the shape of the view changes.
    var chosenMode: DisplayMode?
    var isWide: Bool?
    /// The size for which the children were laid out.
    var arrangedSize: CGSize?
    let dimming = UIView()
    /// The item that shows ``displayModeButtonItem``.
    weak var buttonHolder: UINavigationItem?
    private(set) lazy var swipe = UIScreenEdgePanGestureRecognizer(
        target: self, action: Selector("swipe", UISplitViewController.swipe))

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
        coder.finish(self, as: UISplitViewController.self)
    }

    /// `false`, as in UIKit: the container makes its children's appearance calls itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func loadView() {
        let root = ContainerRootView(frame: stage.applicationState.mainScreen.bounds)
        root.onLayout = { [unowned self] in layOut() }
        // Visible between columns.
        root.backgroundColor = .opaqueSeparator
        root.clipsToBounds = true
        view = root
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
        dimming.accessibilityIdentifier = "dimming"
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("hideColumns", UISplitViewController.hideColumns)))
        swipe.edges = [.left, .right]
        root.addGestureRecognizer(swipe)
    }

    // MARK: Columns

    /// The two controllers without a style; with columns, the controllers of the columns, or the visible controller
    /// while collapsed.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed { return collapsedRoot.map { [$0] } ?? [] }
            return outerColumns.compactMap(content) + [content(.secondary)].compactMap { $0 }
        }
        set {
            if style != .unspecified {
                return stage.diagnostics.misuse(
                    "\(subject) has columns: call setViewController(_:for:) instead of setting viewControllers.")
            }
            trace(request: .setViewControllers, ["_": .names(newValue.map(\.subject))])
            set(newValue.first, for: .primary)
            if !isCollapsed || newValue.count > 1 { set(newValue.dropFirst().first, for: .secondary) }
        }
    }

    /// Sets the controller of a column. Wraps it in a navigation controller unless it is one, except in the compact
    /// column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        if style == .unspecified {
            return stage.diagnostics.misuse(
                "\(subject) has no columns: create it with a style, or set viewControllers.")
        }
        set(vc, for: column)
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows the column with animation. While collapsed, moves its controllers to the top of the stack.
    open func show(_ column: Column) { requestShowing(column) }

    /// Hides the column, and the columns farther from the secondary one, with animation. While collapsed, pops its
    /// controllers.
    open func hide(_ column: Column) { requestHiding(column) }

    // MARK: Display modes

    /// The preferred mode. `automatic` shows one column beside the secondary one in a wide view, and none in a tall one
    /// (facts/split-modes).
    @Observed open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            changeMode()
        }
    }

    @Observed open var preferredSplitBehavior = SplitBehavior.automatic { didSet { changeMode() } }

    open internal(set) var displayMode = DisplayMode.secondaryOnly
    open var splitBehavior: SplitBehavior { behavior }

    /// A button that switches to the mode chosen by the delegate, or toggles a column.
    ///
    /// Differs from UIKit: its image is drawn, because the system's icons are not included.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: Self.sidebarImage, style: .plain, target: self,
        action: Selector("toggle", UISplitViewController.toggleDisplayMode))
    /// Whether swiping from the edge shows a hidden column.
    ///
    /// Differs from UIKit: the column does not follow the swipe; it is shown when the swipe is recognized.
    open var presentsWithGesture = true
    /// Stored without effect: the primary column has the background of its controller.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// Whether the navigation bar of the secondary column shows ``displayModeButtonItem``, in a split view with
    /// columns.
    @Observed open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    @Observed open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

    // MARK: Widths

    var primaryWidth = ColumnWidth() {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    var supplementaryWidth = ColumnWidth() {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The width as a fraction of the full width, 0…1. Used if no preferred width is set.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth[\.fraction] }
        set { primaryWidth[\.fraction] = newValue }
    }
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth[\.preferred] }
        set { primaryWidth[\.preferred] = newValue }
    }
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth[\.minimum] }
        set { primaryWidth[\.minimum] = newValue }
    }
    /// The maximum width; 320 points unless a preferred width is set.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth[\.maximum] }
        set { primaryWidth[\.maximum] = newValue }
    }
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidth[\.fraction] }
        set { supplementaryWidth[\.fraction] = newValue }
    }
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth[\.preferred] }
        set { supplementaryWidth[\.preferred] = newValue }
    }
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth[\.minimum] }
        set { supplementaryWidth[\.minimum] = newValue }
    }
    /// The maximum width; 375 points unless a preferred width is set.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth[\.maximum] }
        set { supplementaryWidth[\.maximum] = newValue }
    }
    open var primaryColumnWidth: CGFloat { primaryWidth.width(in: wholeWidth, usualMaximum: 320) }
    open var supplementaryColumnWidth: CGFloat { supplementaryWidth.width(in: wholeWidth, usualMaximum: 375) }

    private var wholeWidth: CGFloat { viewIfLoaded?.bounds.width ?? stage.applicationState.mainScreen.bounds.width }

    // MARK: Showing

    /// Shows `vc` in the primary column, or on the stack while collapsed, unless the delegate shows it.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if let delegate {
            traceCall(to: delegate, ["show": .name(vc.subject)])
            if delegate.splitViewController(self, show: vc, sender: sender) { return }
        }
        showInPrimary(vc, sender: sender)
    }

    /// Shows `vc` in the secondary column, or on the stack while collapsed, unless the delegate shows it.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let delegate {
            traceCall(to: delegate, ["showDetail": .name(vc.subject)])
            if delegate.splitViewController(self, showDetail: vc, sender: sender) { return }
        }
        showInSecondary(vc)
    }

    /// Shows the column of `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard let column = Column.allCases.first(where: { content($0) === subsequentVC }) else { return }
        show(column)
    }

    // MARK: Callbacks

    func traceCall(to delegate: any UISplitViewControllerDelegate, _ arguments: TraceCall.Arguments) {
        stage.diagnostics.trace("\(type(of: delegate))", callback: .splitViewController, ["_": .omitted] + arguments)
    }
}
