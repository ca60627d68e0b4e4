extension TextLine {
    /// A caret before or after a character.
    struct Caret {
        let offset: Int
        let x: Double
    }

    /// Carets of the line in reading order: one at its start, between characters, and at its end before a line break.
    ///
    /// Where text of opposite directions meets, two points are possible. The caret is placed next to the character of
    /// the outer text, which has the lower level, like the primary caret of Core Text, so that each caret has its own
    /// point.
    var carets: [Caret] {
        var characters: [TextCell] = []
        for cell in cells.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            if let last = characters.last, last.range == cell.range {
                characters[characters.count - 1] = last.union(cell)
            } else {
                characters.append(cell)
            }
        }
        guard let first = characters.first, let left = cells.map(\.minX).min(), let right = cells.map(\.maxX).max()
        else { return [Caret(offset: range.lowerBound, x: x)] }
        var carets = [Caret(offset: first.range.lowerBound, x: isRightToLeft ? right : left)]
        for (before, after) in zip(characters, characters.dropFirst()) {
            carets.append(
                Caret(
                    offset: after.range.lowerBound,
                    x: before.level <= after.level ? before.trailing : after.leading))
        }
        carets.append(Caret(offset: contentEnd, x: isRightToLeft ? left : right))
        return carets
    }

    /// Returns the horizontal position of the caret at an offset. An offset inside a character or in hidden text has
    /// the caret before it.
    func caret(at offset: Int) -> Double {
        let carets = carets
        return (carets.last { $0.offset <= offset } ?? carets.first)?.x ?? x
    }

    /// Returns the offset whose caret is nearest to a horizontal position, or the lower of two.
    func offset(nearest x: Double) -> Int {
        carets.min { abs($0.x - x) < abs($1.x - x) }?.offset ?? range.lowerBound
    }

    /// Returns the horizontal extents of the characters that overlap a range, from left to right; adjacent ones are
    /// joined.
    func extents(of selected: Range<Int>) -> [ClosedRange<Double>] {
        var extents: [ClosedRange<Double>] = []
        for cell in cells where cell.range.overlaps(selected) && cell.maxX > cell.minX {
            if let last = extents.last, last.upperBound == cell.minX {
                extents[extents.count - 1] = last.lowerBound...cell.maxX
            } else {
                extents.append(cell.minX...cell.maxX)
            }
        }
        return extents
    }
}
