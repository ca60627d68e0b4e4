/// How a photograph moves.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    case undefined, full, hint
}

@MainActor @preconcurrency public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    /// Never called, like the others: nothing is played.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool { true }
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
}

/// A view of a photograph that moves.
///
/// Differs from PhotosUI: it shows a box with its name.
@MainActor @preconcurrency open class PHLivePhotoView: UIView {
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Read by applications: there are no photographs.
    open var livePhoto: PHLivePhoto?
    /// Stored without effect.
    open var isMuted = false
    /// Stored without effect.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()
    private let box = StandInView("PHLivePhotoView")

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(box)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = bounds
    }

    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    open func stopPlayback() {}
}
