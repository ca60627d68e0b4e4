/// A batch of changes to layers, and how they animate.
///
/// Changes outside `begin` … `commit` belong to the implicit transaction of the current event, which is committed when
/// the event ends. Either way the screen changes once, after the event.
@MainActor @preconcurrency public final class CATransaction {
    private init() {}

    public class func begin() { Stage.current.committer.transactions.begin() }

    /// Ends the innermost transaction; its completion block runs when all animations added in it have ended.
    public class func commit() { Stage.current.committer.transactions.commit() }

    /// Differs from Core Animation: ends the implicit transaction, but the screen still changes after the event, as
    /// nothing can be seen in between.
    public class func flush() { Stage.current.committer.transactions.flush() }

    /// Seconds, 0.25 unless set.
    public class func animationDuration() -> CFTimeInterval { Stage.current.committer.transactions.animationDuration }

    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        Stage.current.committer.transactions.update { $0.duration = dur }
    }

    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        Stage.current.committer.transactions.timingFunction
    }

    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        Stage.current.committer.transactions.update { $0.timingFunction = function }
    }

    /// Whether changes look for actions at all.
    public class func disableActions() -> Bool { Stage.current.committer.transactions.disablesActions }

    public class func setDisableActions(_ flag: Bool) {
        Stage.current.committer.transactions.update { $0.disablesActions = flag }
    }

    public class func completionBlock() -> (() -> Void)? { Stage.current.committer.transactions.completionBlock }

    public class func setCompletionBlock(_ block: (() -> Void)?) {
        Stage.current.committer.transactions.setCompletionBlock(block)
    }
}
