internal import FrameLayers

/// Several animations on one clock.
///
/// Their times are in the group's: they are cut off at its duration, never stretched to it. One without a duration takes
/// the group's. Their delegates and `isRemovedOnCompletion` mean nothing.
@MainActor @preconcurrency open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func tracks(on layer: CALayer, over underlying: LayerProperties) -> [Track] {
        let group = TrackGroup(timing: mediaTiming, curve: timingCurve)
        return (animations ?? []).flatMap { child in
            if child.duration <= 0 { child.duration = duration }
            if child is CATransition {
                stage.diagnostics.reportUnsupported("a CATransition in a CAAnimationGroup", instead: "it does not show")
            }
            return child.tracks(on: layer, over: underlying).map { track in
                var inside = track
                inside.groups.insert(group, at: 0)
                if inside.groups.count == 1 { inside.keepLastMoment(of: group) }
                return inside
            }
        }
    }
}

extension Track {
    /// A track that ends with its group shows its last moment when the group does. Later than that it never shows.
    fileprivate mutating func keepLastMoment(of group: TrackGroup) {
        guard timing.endTime >= group.timing.duration - 1e-9 else { return }
        timing.fillMode = timing.fillMode.fillsBackwards ? .both : .forwards
    }
}
