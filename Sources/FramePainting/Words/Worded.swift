/// What can say everything that decides its pixels.
protocol Worded {
    func append(to words: inout PaintWords)
}
