/// A batch of layer changes, with the settings for their animations.
///
/// Changes outside `begin` … `commit` belong to the implicit transaction of the current event, which is committed when
/// the event ends. In both cases, the screen changes once, after the event.
@MainActor @preconcurrency open class CATransaction {
    private init() {}

    // Entry point: CATransaction.begin() and the other class methods have no object to ask for its stage.
    open class func begin() { Stage.current.committer.transactions.begin() }

    /// Ends the innermost transaction. Its completion block runs when all animations added in it have ended.
    open class func commit() { Stage.current.committer.endTransaction() }

    /// Commits the implicit transaction at once: lays out, displays and commits all layers, so that they have
    /// presentation layers and their animations begin. Inside an explicit transaction, this happens when the outermost
    /// one is committed.
    ///
    /// No frame shows an intermediate state: the screen changes after the event.
    open class func flush() { Stage.current.committer.flush() }

    /// Has no effect: layers are used on one thread.
    open class func lock() {}
    /// Has no effect: layers are used on one thread.
    open class func unlock() {}

    /// The duration of animations in seconds; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { Stage.current.committer.transactions.animationDuration }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        Stage.current.committer.transactions.update { $0.duration = dur }
    }

    /// The timing function of implicit animations; `default` unless set.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        Stage.current.committer.transactions.timingFunction
    }

    /// Sets the timing function of implicit animations, and of explicit ones that have no timing function of their own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        Stage.current.committer.transactions.update {
            $0.timingFunction = function
            $0.explicitTimingFunction = function
        }
    }

    /// Whether changes to layers skip their actions.
    open class func disableActions() -> Bool { Stage.current.committer.transactions.disablesActions }

    open class func setDisableActions(_ flag: Bool) {
        Stage.current.committer.transactions.update { $0.disablesActions = flag }
    }

    open class func completionBlock() -> (() -> Void)? { Stage.current.committer.transactions.completionBlock }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        Stage.current.committer.transactions.setCompletionBlock(block)
    }
}

extension CATransaction {
    /// The current transaction's setting for a `kCATransaction…` key; `nil` for any other key.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        case kCATransactionDisableActions: disableActions()
        default: nil
        }
    }

    /// Changes the setting for a `kCATransaction…` key. Any other key, or a value of the wrong type, is reported as
    /// unsupported and ignored.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case (kCATransactionAnimationDuration, let seconds as NSNumber): setAnimationDuration(seconds.doubleValue)
        case (kCATransactionAnimationDuration, let seconds as Double): setAnimationDuration(seconds)
        case (kCATransactionAnimationDuration, let seconds as Int): setAnimationDuration(Double(seconds))
        case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction?):
            setAnimationTimingFunction(function)
        case (kCATransactionCompletionBlock, let block as (() -> Void)?): setCompletionBlock(block)
        case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
        case (kCATransactionDisableActions, let flag as NSNumber): setDisableActions(flag.boolValue)
        default:
            Stage.current.diagnostics.reportUnsupported(
                "CATransaction.setValue(_:forKey:) with “\(key)” and a \(type(of: anObject))",
                instead: "nothing is set")
        }
    }
}

/// The keys for ``CATransaction/setValue(_:forKey:)``.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransactionDisableActions = "disableActions"
