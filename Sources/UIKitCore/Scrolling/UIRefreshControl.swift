internal import QuartzCore

/// A spinner above the content of a scroll view that starts a refresh when the content is pulled down.
///
/// A pull of 105 points, one and three quarters of the least height, begins refreshing and sends `valueChanged`, once per
/// touch.
/// While refreshing, the spinner keeps its height above the content after the touch ends (facts/refresh-control).
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
    /// The least height of the control, and the pull that starts a refresh, in points.
    private static let leastHeight: CGFloat = 60
    private static let threshold: CGFloat = 1.75 * leastHeight
    /// The least distance of the spinner from the title and the top edge, and that of the title from the bottom edge.
    private static let margins: (spinner: CGFloat, title: CGFloat) = (4, 2)
    /// How long content takes to move up after a refresh, in seconds.
    private static let endDuration = 0.3

    private let spinner = RefreshSpinner()
    private let titleLabel = UILabel()
    private var hasTriggered = false
    /// Whether the spinner takes up space above the content.
    private var holdsRoom = false

    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false

    /// The title below the spinner.
    open var attributedTitle: NSAttributedString? {
        get { titleLabel.attributedText }
        set {
            titleLabel.attributedText = newValue
            heightMayHaveChanged()
        }
    }

    /// Creates a control of the standard height; the scroll view sets its width.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.leastHeight))
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.leastHeight)))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UIRefreshControl.self)
    }

    private func setUp() {
        titleLabel.textAlignment = .center
        titleLabel.font = .preferredFont(forTextStyle: .caption1)
        titleLabel.adjustsFontForContentSizeCategory = true
        addSubview(spinner)
        addSubview(titleLabel)
        isHidden = true
    }

    private var scroll: UIScrollView? { superview as? UIScrollView }

    /// The height of the title in points; 0 without one.
    private var titleHeight: CGFloat {
        titleLabel.attributedText?.length ?? 0 > 0 ? titleLabel.sizeThatFits(bounds.size).height : 0
    }

    /// The height of the control, which grows with large titles.
    private var height: CGFloat {
        max(Self.leastHeight, titleHeight + spinner.bounds.height + 2 * Self.margins.spinner)
    }

    override func textTraitsDidChange() {
        super.textTraitsDidChange()
        heightMayHaveChanged()
    }

    private func heightMayHaveChanged() {
        setNeedsLayout()
        if holdsRoom { scroll?.insetsMayHaveChanged() }
        follow()
    }

    /// The inset that the control adds above the content.
    var room: UIEdgeInsets { UIEdgeInsets(top: holdsRoom ? height : 0, left: 0, bottom: 0, right: 0) }

    /// Starts the spinner without scrolling to it and without sending an event.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        start()
        setRoom(true, keepsOffset: true)
    }

    /// Ends the refresh; content that rests below the spinner moves up (facts/refresh-control).
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        guard window != nil, holdsRoom else {
            setRoom(false, keepsOffset: false)
            return follow()
        }
        UIView.animate(withDuration: Self.endDuration, delay: 0, options: .allowUserInteraction) { [self] in
            setRoom(false, keepsOffset: false)
        } completion: { [weak self] _ in
            self?.follow()
        }
    }

    private func start() {
        isRefreshing = true
        spinner.isSpinning = true
        follow()
    }

    private func setRoom(_ holds: Bool, keepsOffset: Bool) {
        guard holds != holdsRoom else { return }
        holdsRoom = holds
        guard let scroll else { return }
        let offset = scroll.contentOffset
        scroll.insetsMayHaveChanged()
        if keepsOffset { scroll.move(to: offset) }
    }

    // MARK: In a scroll view

    /// Called when the scroll view has moved its content or changed its size.
    func follow() {
        guard let scroll else { return }
        let top = scroll.contentOffset.y + scroll.adjustedContentInset.top - room.top
        let pull = -top
        frame = CGRect(
            x: scroll.contentOffset.x, y: top + (pull > 0 ? 0 : pull), width: scroll.bounds.width, height: height)
        isHidden = pull <= 0 && !isRefreshing
        if !isRefreshing {
            spinner.isSpinning = false
            spinner.progress = pull / Self.threshold
        }
        titleLabel.alpha = isRefreshing ? 1 : min(max(pull / height, 0), 1)
        guard pull >= Self.threshold, scroll.isDragging, !hasTriggered, !isRefreshing, isEnabled else { return }
        hasTriggered = true
        start()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Called when the touch ends, just before the content returns to its end.
    func dragWillEnd() {
        hasTriggered = false
        if isRefreshing { setRoom(true, keepsOffset: true) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let title = titleHeight
        spinner.center = CGPoint(x: bounds.midX, y: (bounds.height - title) / 2)
        titleLabel.isHidden = title == 0
        titleLabel.frame = CGRect(
            x: 0, y: bounds.height - title - Self.margins.title, width: bounds.width, height: title)
    }
}
