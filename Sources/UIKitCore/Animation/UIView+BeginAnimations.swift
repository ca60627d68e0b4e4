internal import FrameTiming
internal import QuartzCore

// Animation blocks without closures, from before iOS 4.
// Not overridable: animation blocks are the same for every class of views.
extension UIView {
    /// The transition of a view in an animation block. Raw values match the public header.
    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    // Entry point: UIView.beginAnimations has no object to ask for its stage.
    private class var openBlock: OpenBlock? { Stage.current.applicationState.animationScope.openBlock }

    /// Begins a block: changes up to ``commitAnimations()`` are animated, for 0.2 seconds unless set otherwise. Blocks
    /// nest. With animations disabled, nothing animates.
    ///
    /// - Parameters:
    ///   - animationID: Passed to the delegate's methods.
    ///   - context: Passed to the delegate's methods.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let stage = Stage.current
        stage.applicationState.animationScope.open(OpenBlock(animationID, context, on: stage))
    }

    /// Ends the innermost block. Does nothing outside a block.
    public class func commitAnimations() { Stage.current.applicationState.animationScope.closeBlock() }

    // The following apply to the changes that come after them in the innermost block, and have no effect outside.

    public class func setAnimationDuration(_ duration: TimeInterval) { openBlock?.duration = duration }
    public class func setAnimationDelay(_ delay: TimeInterval) { openBlock?.delay = delay }
    public class func setAnimationCurve(_ curve: AnimationCurve) { openBlock?.curve = curve }
    public class func setAnimationRepeatCount(_ repeatCount: Float) { openBlock?.repeatCount = repeatCount }

    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        openBlock?.autoreverses = repeatAutoreverses
    }

    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        openBlock?.beginsFromCurrentState = fromCurrentState
    }

    /// The object whose methods are called when the block's animations start and stop.
    public class func setAnimationDelegate(_ delegate: Any?) { openBlock?.delegate = delegate.map { $0 as AnyObject } }

    /// A method of the delegate with the block's identifier and context.
    public class func setAnimationWillStart(_ selector: Selector?) { openBlock?.willStart = selector }

    /// A method of the delegate with the block's identifier, whether all animations ran to their end as an `NSNumber`,
    /// and the context.
    public class func setAnimationDidStop(_ selector: Selector?) { openBlock?.didStop = selector }

    /// Animates the view and its subviews from their old to their new appearance.
    ///
    /// - Parameter cache: Not used: the old appearance is always an image.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        openBlock?.add(transition, of: view)
    }
}

/// An animation block that is open until its application closes it.
@MainActor final class OpenBlock: AnimationCollector {
    var duration = 0.2 { didSet { current = nil } }
    var delay = 0.0 { didSet { current = nil } }
    var curve = UIView.AnimationCurve.easeInOut { didSet { current = nil } }
    var repeatCount: Float = 0 { didSet { current = nil } }
    var autoreverses = false { didSet { current = nil } }
    var beginsFromCurrentState = false { didSet { current = nil } }
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    private let animationID: String?
    private let context: UnsafeMutableRawPointer?
    private let reference: StageReference
    /// The block that animates changes with the settings above; `nil` until there is a change.
    private var current: BlockAnimation?
    /// The blocks that have not ended, and one for the open block itself.
    private var running = 1
    private var allFinished = true

    init(_ animationID: String?, _ context: UnsafeMutableRawPointer?, on stage: Stage) {
        self.animationID = animationID
        self.context = context
        reference = StageReference(stage)
    }

    var timing: BlockTiming {
        var options: UIView.AnimationOptions = [.allowUserInteraction]
        if repeatCount > 0 { options.insert(.repeat) }
        if autoreverses { options.insert(.autoreverse) }
        if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
        return BlockTiming(duration: duration, curve: curve.timingCurve, options: options)
    }

    func collect(_ change: PropertyChange) {
        guard duration > 0 else { return }
        block().collect(change)
    }

    func add(_ transition: UIView.AnimationTransition, of view: UIView) {
        guard duration > 0, UIView.areAnimationsEnabled else { return }
        UIView.begin(transition, of: view, in: block())
    }

    private func block() -> BlockAnimation {
        if let current { return current }
        if running == 1, let willStart { call(willStart, animationID, context) }
        running += 1
        let block = BlockAnimation(timing, delay: max(0, delay), on: reference.stage) { self.end(finished: $0) }
        if repeatCount > 0 { block.repeatCount = repeatCount }
        current = block
        return block
    }

    /// Ends the open block. The delegate is called when its last animation has ended, on the next turn at the earliest.
    func close() { reference.stage.loop.scheduleNow { self.end(finished: true) } }

    private func end(finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        if running == 0, let didStop { call(didStop, animationID, NSNumber(value: allFinished), context) }
    }

    private func call(_ selector: Selector, _ arguments: Any?...) {
        guard let delegate else { return }
        selector.perform(on: delegate, passing: arguments, reportingTo: reference.stage.diagnostics)
    }
}
