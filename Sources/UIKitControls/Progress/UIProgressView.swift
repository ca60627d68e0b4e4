public import FrameProperties
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A bar that shows the progress of a task, such as a download.
@MainActor @preconcurrency open class UIProgressView: UIView {
    @_spi(UIKit) open override var hasOwnParts: Bool { true }
    @_spi(UIKit) open override var hidesViews: Bool { true }
    /// Raw values match the public header.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    private let track = UIImageView()
    private let fill = UIImageView()

    @Observed open var progressViewStyle = Style.default {
        didSet {
            invalidateIntrinsicContentSize()
            showImages()
        }
    }

    /// The progress, 0…1; other values are clamped.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var storedProgress: Float = 0

    /// The color of the filled part; by default the tint color.
    @Observed open var progressTintColor: UIColor? { didSet { showImages() } }

    @Observed open var trackTintColor: UIColor? { didSet { showImages() } }

    /// An image that replaces the filled part.
    @Observed open var progressImage: UIImage? { didSet { showImages() } }

    /// An image that replaces the track.
    @Observed open var trackImage: UIImage? { didSet { showImages() } }

    /// Differs from UIKit: the progress is read once and not observed, which is reported.
    @Observed open var observedProgress: Progress? {
        didSet {
            guard let observedProgress = _observedProgress.wrappedValue else { return }
            progress = Float(observedProgress.fractionCompleted)
            stage.diagnostics.reportUnsupported(
                "UIProgressView.observedProgress", instead: "the view shows the progress that there is when it is set")
        }
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        bounds.size.height = ProgressMetrics.height(style)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UIProgressView.self)
    }

    private func setUp() {
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(track)
        addSubview(fill)
        showImages()
    }

    /// Sets the progress. It is animated only if the view is in a window.
    open func setProgress(_ progress: Float, animated: Bool) {
        let bounded = progress.isFinite ? min(max(progress, 0), 1) : 0
        guard bounded != storedProgress else { return }
        storedProgress = bounded
        ProgressMetrics.motion.animate(animated && window != nil) { layOutFill() }
    }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [
            ProxiedProperty(\UIProgressView.progressTintColor), ProxiedProperty(\UIProgressView.trackTintColor),
            ProxiedProperty(\UIProgressView.progressImage), ProxiedProperty(\UIProgressView.trackImage),
        ]
    }

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty("UIProgress", \UIProgressView.progress),
            ArchivedProperty("UIProgressTintColor", \UIProgressView.progressTintColor),
            ArchivedProperty("UITrackTintColor", \UIProgressView.trackTintColor),
        ]
    }

    private func showImages() {
        track.image = trackImage
        track.backgroundColor = trackImage == nil ? trackTintColor ?? ProgressMetrics.trackColor : nil
        fill.image = progressImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImages()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ProgressMetrics.height(progressViewStyle))
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: ProgressMetrics.height(progressViewStyle))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = area
        for bar in [track, fill] { bar.layer.cornerRadius = bar.image == nil ? radius : 0 }
        layOutFill()
    }

    /// The frame of the bar, which keeps its own height in the middle of a taller view.
    private var area: CGRect {
        let height = min(bounds.height, trackImage?.size.height ?? ProgressMetrics.height(progressViewStyle))
        return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    }

    private var radius: CGFloat {
        switch progressViewStyle {
        case .default: area.height / 2
        case .bar: 0
        }
    }

    private func layOutFill() {
        let area = area
        var width = (CGFloat(progress) * area.width).rounded()
        if progress > 0 { width = min(max(width, ProgressMetrics.leastFill), area.width) }
        fill.frame = CGRect(
            x: isRightToLeft ? area.maxX - width : area.minX, y: area.minY, width: width, height: area.height)
    }
}
