internal import QuartzCore

/// A selector with its target, or an action, together with the events that trigger it.
@MainActor struct ControlHandler {
    enum Invocation {
        case selector(Selector)
        case action(UIAction)
    }

    /// The receiver of a selector. It is not retained.
    private(set) weak var target: AnyObject?
    /// Whether the handler was added without a target.
    let isWithoutTarget: Bool
    let invocation: Invocation
    var events: UIControl.Event

    init(_ target: AnyObject?, _ invocation: Invocation, _ events: UIControl.Event) {
        self.target = target
        isWithoutTarget = target == nil
        self.invocation = invocation
        self.events = events
    }

    /// Whether both handlers send the same selector to the same target, or both have no target.
    func isSame(as other: ControlHandler) -> Bool {
        guard case .selector(let action) = other.invocation else { return false }
        return isWithoutTarget == other.isWithoutTarget && isFor(other.target, action)
    }

    /// Whether the handler sends this selector to this target; `nil` matches any.
    func isFor(_ target: AnyObject?, _ action: Selector?) -> Bool {
        guard case .selector(let own) = invocation else { return false }
        return (target == nil || target === self.target) && (action == nil || action == own)
    }

    func isFor(_ identifier: UIAction.Identifier) -> Bool {
        guard case .action(let own) = invocation else { return false }
        return own.identifier == identifier
    }
}
