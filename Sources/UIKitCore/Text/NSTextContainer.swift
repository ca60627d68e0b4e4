public import FrameProperties
internal import QuartzCore

/// The area that a layout manager fills with lines.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The size of the area, in points. As in UIKit, a width of 0 sets no limit; the same is true of the height.
    @Observed open var size: CGSize {
        didSet { if _size.wrappedValue != oldValue { layoutManager?.containerChanged() } }
    }

    /// The padding of lines on both sides, in points.
    @Observed open var lineFragmentPadding: CGFloat = 5 { didSet { layoutManager?.containerChanged() } }

    /// The maximum number of lines; 0 for no limit.
    @Observed open var maximumNumberOfLines = 0 { didSet { layoutManager?.containerChanged() } }

    /// The ending of the last line if there are more lines than fit.
    @Observed open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { layoutManager?.containerChanged() } }

    /// Whether the width follows the width of the text view.
    open var widthTracksTextView = false
    open var heightTracksTextView = false

    /// Differs from UIKit: lines do not flow around paths; a nonempty list is reported as unsupported.
    open var exclusionPaths: [UIBezierPath] {
        get { storedPaths }
        set {
            storedPaths = newValue
            guard !newValue.isEmpty else { return }
            // Entry point: A text container has no stage.
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

    /// Whether paragraphs can be laid out independently because there is no limit on the text as a whole.
    var isUnlimited: Bool {
        _maximumNumberOfLines.wrappedValue == 0
            && (_lineBreakMode.wrappedValue.truncation == nil || _size.wrappedValue.height <= 0)
    }

    /// The width of lines, in points.
    var lineWidth: CGFloat {
        _size.wrappedValue.width > 0
            ? max(_size.wrappedValue.width - 2 * _lineFragmentPadding.wrappedValue, 1) : .infinity
    }
}
