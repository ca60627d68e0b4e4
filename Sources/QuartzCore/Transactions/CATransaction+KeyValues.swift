extension CATransaction {
    /// What the current transaction has under one of the names `kCATransaction…`; `nil` for any other.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        case kCATransactionDisableActions: disableActions()
        default: nil
        }
    }

    /// Sets what has one of the names `kCATransaction…`. Anything else is reported and left out.
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

/// The names by which ``CATransaction/setValue(_:forKey:)`` knows its settings.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransactionDisableActions = "disableActions"
