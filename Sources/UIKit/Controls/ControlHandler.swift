internal import QuartzCore

/// What a control does when something happens to it.
@MainActor struct ControlHandler {
    enum Deed {
        case selector(Selector)
        case action(UIAction)
    }

    /// Whom a selector is sent to: nobody when it is gone.
    private(set) weak var target: AnyObject?
    let deed: Deed
    var events: UIControl.Event

    init(_ target: AnyObject?, _ deed: Deed, _ events: UIControl.Event) {
        self.target = target
        self.deed = deed
        self.events = events
    }

    /// Whether it is what these describe; `nil` describes any.
    func isFor(_ target: AnyObject?, _ action: Selector?) -> Bool {
        guard case .selector(let own) = deed else { return false }
        return (target == nil || target === self.target) && (action == nil || action == own)
    }

    func isFor(_ identifier: UIAction.Identifier) -> Bool {
        guard case .action(let own) = deed else { return false }
        return own.identifier == identifier
    }
}
