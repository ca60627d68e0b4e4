internal import FrameLayers

/// Several animations on one clock.
///
/// Their times are in the group's time: they are cut off at its duration, never stretched to it. One without a duration
/// takes the group's. Their delegates and `isRemovedOnCompletion` are ignored.
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
    /// Lets a track that ends with its group show its last value when the group does.
    fileprivate mutating func keepLastMoment(of group: TrackGroup) {
        guard timing.endTime >= group.timing.duration - 1e-9 else { return }
        timing.fillMode = timing.fillMode.fillsBackwards ? .both : .forwards
    }
}
