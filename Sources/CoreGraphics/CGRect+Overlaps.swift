extension CGRect {
    /// Whether the rectangles have more than an edge in common, which is what `intersects(_:)` says on iOS, in ported sources.
    ///
    /// An empty rectangle intersects the one that it lies in.
    public func _overlaps(_ rect2: CGRect) -> Bool {
        func overlap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
            if start == end { return otherStart <= start && start <= otherEnd }
            if otherStart == otherEnd { return start <= otherStart && otherStart <= end }
            return start < otherEnd && otherStart < end
        }
        guard !isNull, !rect2.isNull else { return false }
        return overlap(minX, maxX, rect2.minX, rect2.maxX) && overlap(minY, maxY, rect2.minY, rect2.maxY)
    }
}
