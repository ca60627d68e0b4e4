/// A controller that shows a player.
///
/// Differs from AVKit: a box with the controller's name is shown, which is reported as unsupported. Options are stored
/// without effect.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var isReadyForDisplay: Bool { player?.currentItem != nil }
    open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
    /// A view between the video and the controls.
    public let contentOverlayView: UIView? = UIView()
    private let box = StandInView("AVPlayerViewController")

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.addSubview(box)
        if let contentOverlayView { view.addSubview(contentOverlayView) }
        stage.diagnostics.reportUnsupported("AVPlayerViewController", instead: "a box with its name is shown")
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.frame = view.bounds
        contentOverlayView?.frame = view.bounds
    }
}

@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
