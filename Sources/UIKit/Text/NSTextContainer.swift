public import FrameProperties
internal import QuartzCore

/// The area that a layout manager fills with lines.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
    public internal(set) weak var layoutManager: NSLayoutManager?

    /// In points. A width of 0 sets no limit, as in UIKit; so does a height.
    @Observed open var size: CGSize {
        didSet { if _size.wrappedValue != oldValue { layoutManager?.containerChanged() } }
    }

    /// Inset of the lines at both sides, in points.
    @Observed open var lineFragmentPadding: CGFloat = 5 { didSet { layoutManager?.containerChanged() } }

    /// 0 for no limit.
    @Observed open var maximumNumberOfLines = 0 { didSet { layoutManager?.containerChanged() } }

    /// How the last line ends if there are more.
    @Observed open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { layoutManager?.containerChanged() } }

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
        self.size = size
        super.init()
    }

    public convenience override init() { self.init(size: .zero) }

    /// Whether it can be laid out paragraph by paragraph, without a limit on the whole.
    var isUnlimited: Bool {
        _maximumNumberOfLines.wrappedValue == 0
            && (_lineBreakMode.wrappedValue.truncation == nil || _size.wrappedValue.height <= 0)
    }

    /// Of lines, in points.
    var lineWidth: CGFloat {
        _size.wrappedValue.width > 0
            ? max(_size.wrappedValue.width - 2 * _lineFragmentPadding.wrappedValue, 1) : .infinity
    }
}
