internal import FrameGeometry

extension Path {
    /// What lies between two shares of the length of all contours together, both 0…1: nothing if `end` is not after `start`.
    /// A contour that is left whole stays closed. Places are right to 10⁻¹² of the length.
    func part(from start: Double, to end: Double) -> Path {
        let (start, end) = (max(start, 0), min(end, 1))
        if start == 0, end == 1 { return self }
        let pieces = isFinite ? pieces() : []
        guard start < end, !pieces.isEmpty else { return Path() }
        let lengths = ArcLength(of: pieces.map { Spline.Stretch($0.curve) })
        let from = start > 0 ? lengths.place(at: start) : (stretch: 0, u: 0)
        let to = end < 1 ? lengths.place(at: end) : (stretch: pieces.count - 1, u: 1)
        guard from.stretch <= to.stretch else { return Path() }
        var part = Path()
        var isWholeSoFar = false
        for index in from.stretch...to.stretch {
            let piece = pieces[index]
            let low = index == from.stretch ? from.u : 0
            let high = index == to.stretch ? to.u : 1
            let curve = piece.curve.part(from: low, to: high)
            let beginsContour = index == 0 || piece.contour != pieces[index - 1].contour
            if beginsContour { isWholeSoFar = low == 0 }
            if beginsContour || part.elements.isEmpty { part.elements.append(.move(curve.start)) }
            part.elements.append(piece.isLine ? .line(curve.end) : .cubic(curve.first, curve.second, curve.end))
            if piece.closesContour, isWholeSoFar, high == 1 { part.elements.append(.close) }
        }
        return part
    }
}
