extension StrokeLine {
    /// The most dashes of a whole path; one with more is drawn without.
    static let dashLimit = 50_000

    /// The line cut into dashes: where it lies within them, each a line of its own. `nil` if they are too many.
    ///
    /// - Parameter lengths: dashes and gaps in turn, an even number, none negative, their sum above 0.
    func dashed(_ lengths: [Double], phase: Double) -> [StrokeLine]? {
        let sum = lengths.reduce(0, +)
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total / sum * Double(lengths.count) < Double(Self.dashLimit) else { return nil }
        var offset = phase.truncatingRemainder(dividingBy: sum)
        if offset < 0 { offset += sum }
        var index = 0
        // A dash of no length at the very start is a dot, not behind.
        while offset > lengths[index] || offset > 0 && offset == lengths[index] {
            offset -= lengths[index]
            index = (index + 1) % lengths.count
        }
        let startsInDash = index.isMultiple(of: 2)
        var left = max(0, lengths[index] - offset)
        var result: [StrokeLine] = []
        var endsInDash = false
        var dash = StrokeLine()
        func finish() {
            if !dash.pieces.isEmpty || dash.dot != nil { result.append(dash) }
            dash = StrokeLine()
        }
        for piece in pieces {
            var done = 0.0
            let length = piece.length
            while done < length {
                let step = min(left, length - done)
                if index.isMultiple(of: 2) {
                    if step > 0 {
                        dash.pieces.append(piece.part(from: done / length, to: (done + step) / length))
                    } else if dash.pieces.isEmpty {
                        dash.dot = piece.part(from: done / length, to: 1).start
                        dash.direction = piece.leaving
                    }
                }
                endsInDash = index.isMultiple(of: 2)
                done += step
                left -= step
                if left <= 0 {
                    if index.isMultiple(of: 2) { finish() }
                    index = (index + 1) % lengths.count
                    left = lengths[index]
                }
            }
        }
        finish()
        // A closed line's last dash goes on in its first, even if it ends just where that begins.
        if isClosed, startsInDash, endsInDash, result.count > 1, let last = result.popLast() {
            result[0].pieces = last.pieces + result[0].pieces
        } else if isClosed, startsInDash, endsInDash, result.count == 1, result[0].pieces.count == pieces.count {
            result[0].isClosed = true
        }
        return result
    }
}

extension StrokeLine.Piece {
    fileprivate func part(from first: Double, to last: Double) -> StrokeLine.Piece {
        var part = self
        if first > 0 {
            part.start = mix(start, end, first)
            part.leaving = mix(leaving, arriving, first).unit ?? leaving
            part.startsAtCorner = false
        }
        if last < 1 {
            part.end = mix(start, end, last)
            part.arriving = mix(leaving, arriving, last).unit ?? arriving
        }
        return part
    }

    private func mix(_ from: Point, _ to: Point, _ share: Double) -> Point { from + (to - from) * share }
}
