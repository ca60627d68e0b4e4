/// The positions at which the groups of an orthogonally scrolling section come to rest (facts/orthogonal-scrolling).
public enum OrthogonalBehavior: Hashable, Sendable {
    case continuous
    /// Content rests at the beginning of a group.
    case groupLeadingBoundary
    /// Content rests at multiples of the visible length, and a drag moves it by at most one page.
    case paging
    /// Content rests at the beginning of a group, and a drag moves it by at most one group.
    case groupPaging
    /// Content rests as with `groupPaging`, but with the group centered.
    case groupPagingCentered
}

/// The positions of the groups of an orthogonal section, and the offset at which a drag ends.
public struct OrthogonalPositions: Sendable {
    public let behavior: OrthogonalBehavior
    /// Visible length.
    public let viewport: Double
    /// Length of all groups, including the insets.
    public let content: Double
    /// Space before the first group, in the content.
    let lead: Double
    /// Returns the start of a group from the beginning of the content, and its length.
    let group: @Sendable (Int) -> (start: Double, length: Double)
    let groupCount: Int
    /// Returns the group at a position of the content, or the nearest one.
    let index: @Sendable (Double) -> Int

    /// Offsets that can be reached.
    public var range: ClosedRange<Double> { 0...max(0, content - viewport) }

    /// Returns the offset at which a drag ends.
    ///
    /// - Parameters:
    ///   - proposed: Offset at which scrolling would end without a rule.
    ///   - start: Offset before the drag.
    ///   - velocity: Velocity, positive toward larger offsets; below `swipe`, the nearest position is the target.
    public func target(proposed: Double, from start: Double, velocity: Double) -> Double {
        let offset: Double
        switch behavior {
        case .continuous: offset = proposed
        case .groupLeadingBoundary: offset = rest(at: nearest(to: proposed))
        case .paging:
            guard viewport > 0 else { return proposed }
            offset = viewport * step(from: (start / viewport).rounded(), to: (proposed / viewport).rounded(), velocity)
        case .groupPaging, .groupPagingCentered:
            let page = step(from: Double(nearest(to: start)), to: Double(nearest(to: proposed)), velocity)
            offset = rest(at: Int(page))
        }
        return min(max(offset, range.lowerBound), range.upperBound)
    }

    /// Returns a target at most one page away, and one page in the direction of a swipe.
    private func step(from page: Double, to proposed: Double, _ velocity: Double) -> Double {
        if velocity > Self.swipe { return page + 1 }
        if velocity < -Self.swipe { return page - 1 }
        return min(max(proposed, page - 1), page + 1)
    }

    /// Minimum speed of a swipe, in points per second (facts/orthogonal-scrolling).
    public static let swipe = 200.0

    /// Returns the offset at which a group rests, or the nearest group's for an index out of range.
    public func rest(at index: Int) -> Double {
        guard groupCount > 0 else { return 0 }
        let (start, length) = group(min(max(0, index), groupCount - 1))
        return behavior == .groupPagingCentered ? start + length / 2 - viewport / 2 : start - lead
    }

    /// Returns the group whose resting offset is nearest to an offset.
    private func nearest(to offset: Double) -> Int {
        guard groupCount > 0 else { return 0 }
        let point = behavior == .groupPagingCentered ? offset + viewport / 2 : offset + lead
        let near = index(point)
        let range = max(0, near - 1)...min(groupCount - 1, near + 1)
        return range.min { abs(rest(at: $0) - offset) < abs(rest(at: $1) - offset) } ?? near
    }
}
