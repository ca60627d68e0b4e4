internal import FrameLayers

/// Several animations with a common clock.
///
/// Their times are in the group's time. They are clipped to the group's duration, not scaled to it; an animation
/// without a duration uses the group's. Their delegates and `isRemovedOnCompletion` are ignored.
///
/// Differs from Core Animation: groups nested more than 256 deep, a group that contains itself, and more than 65,536
/// animations in a group fail the run. In Core Animation, the application's stack or memory overflows.
@MainActor @preconcurrency open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAAnimationGroup, other.hasAllowedSize() else { return }
        animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    /// The maximum nesting depth of groups. Applications nest two or three.
    static let nestingLimit = 256
    /// The maximum number of animations in a group, counted once for each group that contains them.
    static let animationLimit = 1 << 16

    /// Whether the group is within the limits. If it is not, the run fails at the next commit. Implemented without
    /// recursion, which could overflow the stack.
    private func hasAllowedSize() -> Bool {
        var count = 0
        var waiting: [(animation: CAAnimation, depth: Int)] = [(self, 1)]
        while let (animation, depth) = waiting.popLast() {
            guard let inside = (animation as? CAAnimationGroup)?.animations else { continue }
            count += inside.count
            guard depth <= Self.nestingLimit, count <= Self.animationLimit else {
                stage.diagnostics.fail(
                    depth > Self.nestingLimit
                        ? .groupTooDeep(limit: Self.nestingLimit) : .groupTooLarge(limit: Self.animationLimit))
                return false
            }
            waiting += inside.map { ($0, depth + 1) }
        }
        return true
    }

    override var animatesCustomProperty: Bool { animations?.contains(where: \.animatesCustomProperty) == true }

    override func tracks(on layer: CALayer, over underlying: LayerProperties) -> [Track] {
        let group = TrackGroup(timing: mediaTiming, curve: timingCurve)
        return (animations ?? []).flatMap { child in
            if child.duration <= 0 { child.duration = duration }
            child.replacesShown = replacesShown
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
    /// Makes a track that ends with its group keep its last value at the group's end.
    fileprivate mutating func keepLastMoment(of group: TrackGroup) {
        guard timing.endTime >= group.timing.duration - 1e-9 else { return }
        timing.fillMode = timing.fillMode.fillsBackwards ? .both : .forwards
    }
}
