public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A layer for a player's video.
///
/// Differs from AVFoundation: it is a dark area with its name, which is reported as unsupported. Options are stored
/// without effect.
@MainActor @preconcurrency open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { player?.currentItem != nil }
    open var videoRect: CGRect { bounds }
    private let mark = MarkLayer("AVPlayerLayer")

    public required init() {
        super.init()
        addSublayer(mark)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) { nil }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    open override func layoutSublayers() {
        super.layoutSublayers()
        mark.frame = bounds
    }
}

/// A layer for a camera's preview, which is a dark area with its name, like ``AVPlayerLayer``.
@MainActor @preconcurrency open class AVCaptureVideoPreviewLayer: CALayer {
    /// Stored without effect.
    open var session: AVCaptureSession?
    /// Stored without effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    private let mark = MarkLayer("AVCaptureVideoPreviewLayer")

    public required init() {
        super.init()
        addSublayer(mark)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) { nil }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    open override func layoutSublayers() {
        super.layoutSublayers()
        mark.frame = bounds
    }
}

/// A dark area with a name in the middle.
private final class MarkLayer: CATextLayer {
    convenience init(_ name: String) {
        self.init()
        string = name
        fontSize = 13
        alignmentMode = .center
        foregroundColor = CGColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
        backgroundColor = CGColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
        // Entry point: A layer is made before it is on a screen.
        Stage.current.diagnostics.reportUnsupported(name, instead: "a dark area with its name is shown")
    }
}
