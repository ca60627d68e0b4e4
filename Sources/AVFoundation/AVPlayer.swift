/// An asset to play.
@MainActor @preconcurrency open class AVPlayerItem: NSObject {
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public let asset: AVAsset
    open var status: Status { .readyToPlay }
    open var duration: CMTime { asset.duration }
    open var error: (any Error)? { nil }
    open var loadedTimeRanges: [NSValue] { [] }
    open var isPlaybackBufferEmpty: Bool { false }
    open var isPlaybackLikelyToKeepUp: Bool { true }
    open var presentationSize: CGSize { .zero }
    /// Stored without effect, because movies are not read.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Differs from AVFoundation: stored without effect, because movies are not read.
    open var preferredPeakBitRate: Double = 0
    /// Differs from AVFoundation: stored without effect, because movies are not read.
    open var preferredMaximumResolution = CGSize.zero
    /// The player of the item, whose time is the item's.
    fileprivate(set) weak var player: AVPlayer?

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    public convenience init(url URL: URL) {
        self.init(asset: AVURLAsset(url: URL))
    }

    open func currentTime() -> CMTime { player?.currentTime() ?? .zero }

    /// Calls the completion handler on the next turn.
    open func seek(to time: CMTime, completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        player?.seek(to: time)
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(true) }
    }

    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
    /// Never posted, because durations are unknown.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// A player whose time passes with the clock of the scene.
///
/// Differs from AVFoundation: it shows and plays nothing, which is reported as unsupported. Options are stored without
/// effect.
@MainActor @preconcurrency open class AVPlayer: NSObject {
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    open private(set) var currentItem: AVPlayerItem?
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var status: Status { .readyToPlay }
    open var error: (any Error)? { nil }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    private var storedRate: Float = 0
    /// The time at which the rate was set, on the clock of the scene, and the time of the item then.
    private var start = (clock: 0.0, item: 0.0)
    private var observers: [Timer] = []

    public override init() {
        super.init()
        report()
    }

    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
        item?.player = self
        report()
    }

    public convenience init(url URL: URL) {
        self.init(playerItem: AVPlayerItem(url: URL))
    }

    private func report() {
        // Entry point: A player has no view.
        Stage.current.diagnostics.reportUnsupported("AVPlayer", instead: "nothing is seen or heard")
    }

    // MARK: Time

    open var rate: Float {
        get { storedRate }
        set {
            start = (CACurrentMediaTime(), itemTime)
            storedRate = newValue
        }
    }

    private var itemTime: Double { start.item + (CACurrentMediaTime() - start.clock) * Double(storedRate) }

    open func play() { rate = 1 }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func currentTime() -> CMTime { CMTime(seconds: itemTime, preferredTimescale: 1_000_000_000) }

    open func seek(to time: CMTime) {
        if time.isNumeric { start = (CACurrentMediaTime(), time.seconds) }
    }

    open func seek(to time: CMTime, completionHandler: @escaping @MainActor (Bool) -> Void) {
        seek(to: time)
        DispatchQueue.main.async { completionHandler(true) }
    }

    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        if currentItem?.player === self { currentItem?.player = nil }
        currentItem = item
        item?.player = self
        start = (CACurrentMediaTime(), 0)
    }

    /// Calls the block at an interval of the scene's clock while the player is playing, until
    /// ``removeTimeObserver(_:)`` removes the observer.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @MainActor (CMTime) -> Void
    ) -> Any {
        let timer = Timer.scheduledTimer(withTimeInterval: interval.seconds, repeats: true) { [weak self] _ in
            if let self, rate != 0 { block(currentTime()) }
        }
        observers.append(timer)
        return timer
    }

    open func removeTimeObserver(_ observer: Any) {
        (observer as? Timer)?.invalidate()
        observers.removeAll { !$0.isValid }
    }
}

/// A player with a queue of items. Items never end here, so the queue advances only in ``advanceToNextItem()``.
@MainActor @preconcurrency open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }

    public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
    }

    open func items() -> [AVPlayerItem] { queue }

    open func advanceToNextItem() {
        queue = Array(queue.dropFirst())
        replaceCurrentItem(with: queue.first)
    }

    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.endIndex
        queue.insert(item, at: index)
        if currentItem == nil { replaceCurrentItem(with: queue.first) }
    }

    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }
}

/// A loop of an item, which has no effect.
@MainActor @preconcurrency open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        super.init()
    }

    open func disableLooping() {}
}
