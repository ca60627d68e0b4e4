/// Where a place lies along one side of a bitmap: between which two pixel centres, and how far from the first.
struct BitmapPlace {
    /// Beyond the outermost centres their pixels repeat.
    let first: Int
    let second: Int
    /// 0…65,535 of 65,536.
    let share: Int32

    /// - Parameters:
    ///   - position: 0…`count`, in pixels of the bitmap.
    ///   - count: how many pixels there are along the side.
    @inline(__always) init(_ position: Double, count: Int) {
        let snapped = Subpixel.snap(position - 0.5)
        let index = Subpixel.floor(snapped)
        first = index > 0 ? index : 0
        second = index &+ 1 < count ? index &+ 1 : count &- 1
        share = Int32(truncatingIfNeeded: snapped & (Subpixel.one - 1))
    }
}
