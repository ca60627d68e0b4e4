internal import QuartzCore

/// A container that shows one of several pages, which turn by scrolling or curling.
///
/// The application sets the pages; with a data source, users can turn them as well.
///
/// Differs from UIKit: a page curls from its bottom-right corner regardless of the spine, and shows its own content on
/// its back; with the spine in the middle, the left page changes without motion.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The source of the neighboring pages that users can turn to; `nil` for none. Setting it requests the neighbors.
    open var dataSource: (any UIPageViewControllerDataSource)? {
        get { storedDataSource }
        set { storedDataSource = newValue }
    }
    private weak var storedDataSource: (any UIPageViewControllerDataSource)? { didSet { refresh() } }
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    /// The location of the spine: `none` for the scroll style, otherwise the delegate's answer when the screen last
    /// rotated.
    open private(set) var spineLocation: SpineLocation
    private var isAskingForSpine = false
    /// Stored without effect: the back of a page always shows the page.
    open var isDoubleSided = false
    let interPageSpacing: CGFloat

    /// The pages at rest, or the outgoing pages of the turn in progress.
    var pages: [UIViewController] = []
    /// The turn in progress.
    private(set) var turn: PageTurn?
    private(set) lazy var style: any PageStyle =
        transitionStyle == .scroll ? PageScroller(of: self) : PageCurler(of: self)
    private lazy var dots = BuiltInControls.pageDots { [weak self] in self?.turn(toDot: $0) }
    private weak var shownDots: (any PageDots)?
    /// The number of dots; 0 if none are shown.
    private var dotCount = 0
    /// The page that the dots show.
    private var dot = 0 { didSet { if dotCount > 0 { dots?.currentPage = dot } } }
    /// The height of the dots in points. Reported (facts/page-calls).
    private static let dotsHeight: CGFloat = 37

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = style == .scroll ? .none : SpineLocation(option: options?[.spineLocation]) ?? .min
        interPageSpacing = style == .scroll ? options?[.interPageSpacing].flatMap(CGFloat.init(option:)) ?? 0 : 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose pages curl around a spine on the left.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        interPageSpacing = 0
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        interPageSpacing = 0
        super.init(coder: coder)
        coder.finish(self, as: UIPageViewController.self)
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let answer = delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? []
        return answer.isEmpty ? super.supportedInterfaceOrientations : answer
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let answer = delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return answer == .unknown ? super.preferredInterfaceOrientationForPresentation : answer
    }

    /// `false`, as in UIKit: the container makes its children's appearance calls itself.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func loadView() {
        let root = ContainerRootView(frame: stage.applicationState.mainScreen.bounds)
        root.onLayout = { [unowned self] in layOut() }
        root.clipsToBounds = true
        view = root
        style.install(in: root)
    }

    /// The recognizers that turn pages by curling; empty for the scroll style.
    open var gestureRecognizers: [UIGestureRecognizer] { style.gestureRecognizers }

    // MARK: Pages

    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : turn?.to ?? pages }

    /// Shows other pages: two if the spine is in the middle or pages have two sides, otherwise one. Does not notify the
    /// delegate.
    ///
    /// - Parameters:
    ///   - direction: The direction of the motion.
    ///   - completion: Called with `false` if another turn replaced this one.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        trace(request: .setViewControllers, ["_": .names(new.map(\.subject)), "animated": .bool(animated)])
        guard isAskingForSpine || fits(new) else { return }
        if turn != nil { style.endTurn() }
        let next = PageTurn(from: pages, to: new, direction: direction, origin: .application, completion: completion)
        guard new != pages else { return settleAtOnce(next) }
        guard animated, !isAskingForSpine, !pages.isEmpty, viewIfLoaded?.window != nil, appearance == .appeared else {
            return replace(next)
        }
        begin(next)
        style.turn(next)
    }

    /// Whether the number of pages matches the spine. Reports misuse if it does not.
    private func fits(_ pages: [UIViewController]) -> Bool {
        let required = spineLocation == .mid ? 2 : 1
        if pages.count == required || isDoubleSided && pages.count == 2 { return true }
        stage.diagnostics.misuse(
            "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) for the requested transition; pass \(required) to setViewControllers(_:direction:animated:completion:) of \(subject)."
        )
        return false
    }

    /// Requests the location of the spine from the delegate, for curling pages.
    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        super.viewWillTransition(to: size, with: coordinator)
        let isLandscape = size.width > size.height
        guard transitionStyle == .pageCurl, let delegate, let view = viewIfLoaded,
            isLandscape != (view.bounds.width > view.bounds.height)
        else { return }
        if turn != nil { style.endTurn() }
        let orientation = isLandscape ? UIInterfaceOrientation.landscapeRight : .portrait
        traceCall(to: delegate, ["spineLocationFor": .name("\(orientation)")])
        isAskingForSpine = true
        let answer = delegate.pageViewController(self, spineLocationFor: orientation)
        isAskingForSpine = false
        spineLocation = answer == .none ? spineLocation : answer
        if !pages.isEmpty, fits(pages) { style.layOut(pages, in: area) }
    }

    /// Shows the new pages without motion.
    private func replace(_ turn: PageTurn) {
        if isViewLoaded, appearance.isOnScreen {
            begin(turn, animated: false)
            end(completed: true)
        } else {
            turn.to.forEach(admit)
            pages = turn.to
            dismissPages(turn.from.filter { !turn.to.contains($0) }, arrived: turn.to)
            settleAtOnce(turn)
        }
    }

    private func settleAtOnce(_ turn: PageTurn) {
        refresh()
        complete(turn, finished: true)
    }

    // MARK: Turning

    /// Begins the appearance and disappearance of both sides, which the style moves.
    func begin(_ turn: PageTurn, animated: Bool = true) {
        self.turn = turn
        if turn.origin != .application, let delegate {
            traceCall(to: delegate, ["willTransitionTo": .names(turn.to.map(\.subject))])
            delegate.pageViewController(self, willTransitionTo: turn.to)
        }
        turn.to.forEach(admit)
        turn.arriving.forEach { $0.beginAppearance(true, animated: animated) }
        turn.leaving.forEach { $0.beginAppearance(false, animated: animated) }
    }

    /// Ends the turn after the motion has reached either side.
    ///
    /// - Parameter finished: Whether the motion was not interrupted.
    func end(completed: Bool, finished: Bool = true) {
        guard let turn else { return }
        self.turn = nil
        let (staying, leaving) = completed ? (turn.arriving, turn.leaving) : (turn.leaving, turn.arriving)
        if !completed {
            leaving.forEach { $0.beginAppearance(false, animated: true) }
            if appearance.isOnScreen { staying.forEach { $0.beginAppearance(true, animated: true) } }
        } else {
            pages = turn.to
        }
        leaving.forEach { $0.viewIfLoaded?.removeFromSuperview() }
        style.layOut(pages, in: area)
        leaving.forEach { $0.endAppearance() }
        if appearance == .appeared { staying.forEach { $0.endAppearance() } }
        dismissPages(leaving, arrived: completed ? turn.arriving : [])
        refresh(after: turn, completed: completed)
        if turn.origin != .application, let delegate {
            traceCall(
                to: delegate,
                [
                    "didFinishAnimating": .bool(finished), "previousViewControllers": .names(turn.from.map(\.subject)),
                    "transitionCompleted": .bool(completed),
                ])
            delegate.pageViewController(
                self, didFinishAnimating: finished, previousViewControllers: turn.from, transitionCompleted: completed)
        }
        complete(turn, finished: finished)
    }

    private func complete(_ turn: PageTurn, finished: Bool) {
        guard let completion = turn.completion else { return }
        trace(callback: .pageCompletion)
        completion(finished)
    }

    private func admit(_ page: UIViewController) {
        if page.parent !== self { addChild(page) }
    }

    private func dismissPages(_ leaving: [UIViewController], arrived: [UIViewController]) {
        for page in leaving {
            page.notifyWillMove(toParent: nil)
            page.leaveParent()
        }
        arrived.forEach { $0.notifyDidMove(toParent: self) }
    }

    // MARK: The data source

    /// The neighboring page, or two with the spine in the middle.
    func neighbors(_ direction: NavigationDirection) -> [UIViewController] {
        guard let dataSource else { return [] }
        var found: [UIViewController] = []
        var current = direction == .forward ? pages.last : pages.first
        while let page = current, found.count < (spineLocation == .mid ? 2 : 1) {
            let isForward = direction == .forward
            stage.diagnostics.trace(
                "\(type(of: dataSource))", callback: .pageViewController,
                ["_": .omitted]
                    + (isForward
                        ? ["viewControllerAfter": .name(page.subject)] : ["viewControllerBefore": .name(page.subject)]))
            current =
                isForward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
            if let current { found.append(current) }
        }
        guard found.count == (spineLocation == .mid ? 2 : 1) else { return [] }
        return direction == .forward ? found : found.reversed()
    }

    /// Called when the pages or their neighbors have changed. Only pages set by the application have a dot that the data
    /// source names; a turn by hand leads to the next dot (facts/page-calls).
    private func refresh(after turn: PageTurn? = nil, completed: Bool = true) {
        guard !pages.isEmpty, self.turn == nil else { return }
        style.pagesDidChange()
        viewIfLoaded?.setNeedsLayout()
        if let turn, turn.origin != .application {
            let step = !completed ? 0 : turn.direction == .forward ? 1 : -1
            dot = min(max(dot + step, 0), max(dotCount - 1, 0))
            return
        }
        dotCount = showsDots ? max(dataSource?.presentationCount(for: self) ?? 0, 0) : 0
        if dotCount > 0 { dots?.numberOfPages = dotCount }
        dot = dotCount > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    }

    /// Turns to the page on the side of a dot that was touched.
    private func turn(toDot page: Int) {
        let direction = page > dot ? NavigationDirection.forward : .reverse
        guard turn == nil, page != dot, let new = style.neighbor(direction) else {
            dots?.currentPage = dot
            return
        }
        let next = PageTurn(from: pages, to: [new], direction: direction, origin: .dot)
        begin(next)
        style.turn(next)
    }

    private var showsDots: Bool { transitionStyle == .scroll && navigationOrientation == .horizontal }

    // MARK: Layout

    /// The area of the pages, above any dots.
    var area: CGRect {
        var area = view.bounds
        if dotCount > 0 { area.size.height = max(0, area.height - Self.dotsHeight - view.safeAreaInsets.bottom) }
        return area
    }

    private func layOut() {
        if dotCount > 0, let dots {
            if dots.superview == nil { view.addSubview(dots) }
            shownDots = dots
            dots.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: Self.dotsHeight)
        } else {
            shownDots?.removeFromSuperview()
            shownDots = nil
        }
        if turn == nil { style.layOut(pages, in: area) }
    }

    private func traceCall(to delegate: any UIPageViewControllerDelegate, _ arguments: TraceCall.Arguments) {
        stage.diagnostics.trace(
            "\(type(of: delegate))", callback: .pageViewController, ["_": .omitted] + arguments)
    }
}

extension UIPageViewController: ShowingContainer {
    var shownChildren: [UIViewController] { turn.map { $0.from + $0.arriving } ?? pages }
    var childCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    /// Shows the first pages when the container appears.
    func showChildAtOnce() {
        guard isViewLoaded, turn == nil else { return }
        style.layOut(pages, in: area)
    }
}

/// A change of pages in progress.
struct PageTurn {
    /// The cause of a turn. The delegate is not notified of turns by the application.
    enum Origin {
        case application
        /// A touch of the dots.
        case dot
        /// A finger that moves the page, or taps at its margin.
        case finger
    }

    let from: [UIViewController]
    let to: [UIViewController]
    let direction: UIPageViewController.NavigationDirection
    let origin: Origin
    var completion: ((Bool) -> Void)?

    var arriving: [UIViewController] { to.filter { !from.contains($0) } }
    var leaving: [UIViewController] { from.filter { !to.contains($0) } }
}

/// An animation style for turning pages.
@MainActor protocol PageStyle: AnyObject {
    var gestureRecognizers: [UIGestureRecognizer] { get }

    func install(in root: UIView)
    /// Lays out pages at rest.
    func layOut(_ pages: [UIViewController], in area: CGRect)
    /// Called after the pages at rest have changed.
    func pagesDidChange()
    /// The page that the dots turn to; `nil` if there is none, or no dots.
    func neighbor(_ direction: UIPageViewController.NavigationDirection) -> UIViewController?
    /// Moves both sides of a turn to its end.
    func turn(_ turn: PageTurn)
    /// Ends the turn in progress immediately.
    func endTurn()
}
