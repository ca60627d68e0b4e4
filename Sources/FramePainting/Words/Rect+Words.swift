import FrameGeometry

extension Rect: Worded {
    func append(to words: inout PaintWords) {
        words.append(origin)
        words.append(size.width)
        words.append(size.height)
    }
}

extension Point: Worded {
    func append(to words: inout PaintWords) {
        words.append(x)
        words.append(y)
    }
}
