import FrameGeometry

extension Affine: Worded {
    func append(to words: inout PaintWords) {
        for number in [a, b, c, d, tx, ty] { words.append(number) }
    }
}

extension Projection: Worded {
    func append(to words: inout PaintWords) {
        for number in [a, b, c, d, tx, ty, p, q, r] { words.append(number) }
    }
}
