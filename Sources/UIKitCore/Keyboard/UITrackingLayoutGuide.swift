internal import FrameLayout

/// A layout guide that follows an object on the screen. It activates constraints while the object is near edges of the
/// view, and others while it is away from them.
///
/// Differs from UIKit: the object is always near the bottom and away from the other edges, as a docked keyboard is, and
/// constraints are also activated if the guide does not follow undocked keyboards (facts/tracked-constraints).
@MainActor @preconcurrency open class UITrackingLayoutGuide: UILayoutGuide {
    /// The edges at which a guide's constraints are active.
    private enum Rule: Equatable {
        case near(UInt)
        case away(UInt)

        /// Whether the constraints are active for an object that is near the given edges.
        func isActive(near edges: NSDirectionalRectEdge) -> Bool {
            switch self {
            case .near(let rule): edges.isSuperset(of: NSDirectionalRectEdge(rawValue: rule))
            case .away(let rule): edges.isDisjoint(with: NSDirectionalRectEdge(rawValue: rule))
            }
        }
    }

    /// The constraints in the order in which they were set.
    private var tracked: [(rule: Rule, constraints: [NSLayoutConstraint])] = []

    /// Activates constraints while the guide is near all of the given edges. They replace those that were set for the
    /// same edges, which are deactivated.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) { track(trackingConstraints, .near(edge.rawValue)) }

    /// Activates constraints while the guide is away from all of the given edges. They replace those that were set for
    /// the same edges, which are deactivated.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) { track(trackingConstraints, .away(edge.rawValue)) }

    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(.near(edge.rawValue))
    }

    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(.away(edge.rawValue))
    }

    /// Deactivates all constraints that were set, and forgets them.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
        tracked = []
    }

    private func constraints(_ rule: Rule) -> [NSLayoutConstraint] {
        tracked.first { $0.rule == rule }?.constraints ?? []
    }

    private func track(_ constraints: [NSLayoutConstraint], _ rule: Rule) {
        NSLayoutConstraint.deactivate(self.constraints(rule))
        tracked.removeAll { $0.rule == rule }
        tracked.append((rule, constraints))
        if rule.isActive(near: .bottom) {
            NSLayoutConstraint.activate(constraints)
        } else {
            NSLayoutConstraint.deactivate(constraints)
        }
    }
}
