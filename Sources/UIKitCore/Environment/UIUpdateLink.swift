public import FrameProperties
internal import QuartzCore

/// Calls closures at each frame of the screen, 60 times per second of virtual time.
///
/// A link is enabled by the application; it then needs ``requiresContinuousUpdates`` to be called.
///
/// Differs from UIKit: a link that does not require continuous updates is not called at the updates of others. The
/// actions of all phases are called at the beginning of a frame, in the order of the phases.
@MainActor @preconcurrency open class UIUpdateLink: NSObject {
    private var actions: [(phase: UIUpdateActionPhase, call: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private var ticks: CADisplayLink?
    // Captures the current stage: a link is made of a view or of a scene, and keeps neither.
    private let reference = StageReference()

    /// Whether the link calls its actions.
    @Observed open var isEnabled = false { didSet { update() } }
    /// Whether the link is called at every frame.
    @Observed open var requiresContinuousUpdates = false { didSet { update() } }
    /// Stored without effect: events have no latency.
    open var wantsLowLatencyEventDispatch = false
    /// Stored without effect: every frame is shown at its time.
    open var wantsImmediatePresentation = false
    @Observed open var preferredFrameRateRange = CAFrameRateRange.default { didSet { update() } }
    /// The times of the frame that is being prepared; `nil` outside actions.
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    /// Creates a link that follows the screen of a view.
    public init(view: UIView) { super.init() }

    /// Creates a link that follows the screen of a scene.
    public init(windowScene: UIWindowScene) { super.init() }

    public convenience init(view: UIView, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: actionHandler)
    }

    public convenience init(
        windowScene: UIWindowScene, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: actionHandler)
    }

    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    /// Adds an action before display links are called, where most work for a frame is done.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    open func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        let place = actions.firstIndex { $0.phase.rank > phase.rank } ?? actions.count
        actions.insert((phase, handler), at: place)
    }

    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// - Parameter target: Not retained.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        addAction(to: phase) { [weak receiver = target as AnyObject] link, info in
            guard let receiver else { return }
            selector.perform(on: receiver, link, info, reportingTo: link.reference.stage.diagnostics)
        }
    }

    private func update() {
        guard isEnabled, requiresContinuousUpdates else {
            ticks?.invalidate()
            ticks = nil
            return
        }
        let ticks = ticks ?? makeTicks()
        ticks.preferredFrameRateRange = preferredFrameRateRange
        self.ticks = ticks
    }

    private func makeTicks() -> CADisplayLink {
        let ticks = CADisplayLink(
            target: UpdateTicks(of: self), selector: Selector("tick:", UpdateTicks.tick(_:)))
        ticks.add(to: .main, forMode: .common)
        return ticks
    }

    fileprivate func call(at frame: CADisplayLink) {
        let info = UIUpdateInfo(modelTime: frame.timestamp, presentationTime: frame.targetTimestamp)
        currentUpdateInfo = info
        for action in actions { action.call(self, info) }
        currentUpdateInfo = nil
    }
}

/// What a display link of an update link calls; the display link retains it and not the update link.
@MainActor private final class UpdateTicks: NSObject {
    private weak var link: UIUpdateLink?

    init(of link: UIUpdateLink) {
        self.link = link
        super.init()
    }

    func tick(_ frame: CADisplayLink) {
        guard let link else { return frame.invalidate() }
        link.call(at: frame)
    }
}

/// The times of a frame, in seconds of virtual time.
@MainActor @preconcurrency open class UIUpdateInfo: NSObject {
    /// The time for which the state of the application is computed.
    public let modelTime: TimeInterval
    /// The time at which the frame appears.
    public let estimatedPresentationTime: TimeInterval

    init(modelTime: TimeInterval, presentationTime: TimeInterval) {
        self.modelTime = modelTime
        estimatedPresentationTime = presentationTime
        super.init()
    }

    /// The time at which the frame must be ready.
    open var completionDeadlineTime: TimeInterval { estimatedPresentationTime }
    open var isImmediatePresentationExpected: Bool { false }
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    open var isPerformingLowLatencyPhases: Bool { false }
}

/// A moment in the preparation of a frame.
@MainActor @preconcurrency open class UIUpdateActionPhase: NSObject {
    /// The place among the phases of a frame.
    fileprivate let rank: Int

    private init(_ rank: Int) {
        self.rank = rank
        super.init()
    }

    public static let afterUpdateScheduled = UIUpdateActionPhase(0)
    public static let beforeEventDispatch = UIUpdateActionPhase(1)
    public static let afterEventDispatch = UIUpdateActionPhase(2)
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
    public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
    public static let afterCATransactionCommit = UIUpdateActionPhase(6)
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)
    public static let afterUpdateComplete = UIUpdateActionPhase(11)
}
