internal import QuartzCore

/// The area that a layout manager fills with lines.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
    public internal(set) weak var layoutManager: NSLayoutManager?

    /// In points. A width of 0 sets no limit, as in UIKit; so does a height.
    open var size: CGSize {
        get { storedSize }
        set { storedSize = newValue }
    }
    private var storedSize: CGSize { didSet { if storedSize != oldValue { layoutManager?.containerChanged() } } }

    /// Inset of the lines at both sides, in points.
    open var lineFragmentPadding: CGFloat {
        get { storedPadding }
        set { storedPadding = newValue }
    }
    private var storedPadding: CGFloat = 5 { didSet { layoutManager?.containerChanged() } }

    /// 0 for no limit.
    open var maximumNumberOfLines: Int {
        get { storedMaximum }
        set { storedMaximum = newValue }
    }
    private var storedMaximum = 0 { didSet { layoutManager?.containerChanged() } }

    /// How the last line ends if there are more.
    open var lineBreakMode: NSLineBreakMode {
        get { storedLineBreakMode }
        set { storedLineBreakMode = newValue }
    }
    private var storedLineBreakMode = NSLineBreakMode.byWordWrapping { didSet { layoutManager?.containerChanged() } }

    /// Whether its width is that of its text view.
    open var widthTracksTextView = false
    open var heightTracksTextView = false

    /// Differs from UIKit: lines do not flow around paths; a list that is not empty is reported as unsupported.
    open var exclusionPaths: [UIBezierPath] {
        get { storedPaths }
        set {
            storedPaths = newValue
            guard !newValue.isEmpty else { return }
            Stage.current.diagnostics.reportUnsupported(
                "NSTextContainer.exclusionPaths", instead: "lines do not flow around them")
        }
    }
    private var storedPaths: [UIBezierPath] = []

    public init(size: CGSize) {
        storedSize = size
        super.init()
    }

    public convenience override init() { self.init(size: .zero) }

    /// Whether it can be laid out paragraph by paragraph, without a limit on the whole.
    var isUnlimited: Bool { storedMaximum == 0 && (storedLineBreakMode.truncation == nil || storedSize.height <= 0) }

    /// Of lines, in points.
    var lineWidth: CGFloat { storedSize.width > 0 ? max(storedSize.width - 2 * storedPadding, 1) : .infinity }
}
