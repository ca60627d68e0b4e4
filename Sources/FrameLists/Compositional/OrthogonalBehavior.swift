/// Where the groups of a section that scrolls across the layout come to rest (facts/orthogonal-scrolling).
public enum OrthogonalBehavior: Hashable, Sendable {
    case continuous
    /// At the beginning of a group.
    case groupLeadingBoundary
    /// At multiples of the visible length, one page a drag.
    case paging
    /// At the beginning of the group before or behind, one a drag.
    case groupPaging
    /// As `groupPaging`, with the group in the middle.
    case groupPagingCentered
}

/// The positions of the groups of an orthogonal section, and where a drag ends.
public struct OrthogonalPositions: Sendable {
    public let behavior: OrthogonalBehavior
    /// The visible length.
    public let viewport: Double
    /// The length of all groups, with the insets.
    public let content: Double
    /// Before the first group, in the content.
    let lead: Double
    /// The starts of groups, from the beginning of the content; with the lengths of the groups.
    let group: @Sendable (Int) -> (start: Double, length: Double)
    let groupCount: Int
    /// The group at a position of the content, or the nearest one.
    let index: @Sendable (Double) -> Int

    /// The offsets that can be reached.
    public var range: ClosedRange<Double> { 0...max(0, content - viewport) }

    /// The offset at which a drag ends.
    ///
    /// - Parameters:
    ///   - proposed: where the scroll ends without a rule.
    ///   - start: the offset before the drag.
    ///   - velocity: positive towards larger offsets; below `swipe` the nearest position is the target.
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

    /// One page at most, and one in the direction of a swipe.
    private func step(from page: Double, to proposed: Double, _ velocity: Double) -> Double {
        if velocity > Self.swipe { return page + 1 }
        if velocity < -Self.swipe { return page - 1 }
        return min(max(proposed, page - 1), page + 1)
    }

    /// The least speed of a swipe, in points per second (facts/orthogonal-scrolling).
    public static let swipe = 200.0

    /// The offset at which a group rests; the nearest group for an index out of range.
    public func rest(at index: Int) -> Double {
        guard groupCount > 0 else { return 0 }
        let (start, length) = group(min(max(0, index), groupCount - 1))
        return behavior == .groupPagingCentered ? start + length / 2 - viewport / 2 : start - lead
    }

    /// The group whose rest is nearest to an offset.
    private func nearest(to offset: Double) -> Int {
        guard groupCount > 0 else { return 0 }
        let point = behavior == .groupPagingCentered ? offset + viewport / 2 : offset + lead
        let near = index(point)
        let range = max(0, near - 1)...min(groupCount - 1, near + 1)
        return range.min { abs(rest(at: $0) - offset) < abs(rest(at: $1) - offset) } ?? near
    }
}
