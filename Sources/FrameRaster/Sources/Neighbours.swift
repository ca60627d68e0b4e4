import FrameGeometry

/// The four pixels of a bitmap around a place, and how far the place is from the first to the last.
struct Neighbours {
    let topLeft: UInt32
    let topRight: UInt32
    let bottomLeft: UInt32
    let bottomRight: UInt32
    /// 0 at the left pixels' centres, below 1 just before the right ones'.
    let shareX: Float
    let shareY: Float

    /// - Parameter place: within the bitmap, 0…`width` and 0…`height`; beyond the outermost centres their pixels repeat.
    @inline(__always) init(_ place: Point, _ width: Int, _ height: Int, _ pixels: UnsafePointer<Pixel>) {
        let u = Subpixel.snap(place.x - 0.5)
        let v = Subpixel.snap(place.y - 0.5)
        let (column, row) = (Subpixel.floor(u), Subpixel.floor(v))
        let (left, right) = (max(column, 0), min(column &+ 1, width &- 1))
        let top = pixels + max(row, 0) &* width
        let bottom = pixels + min(row &+ 1, height &- 1) &* width
        topLeft = top[left].word
        topRight = top[right].word
        bottomLeft = bottom[left].word
        bottomRight = bottom[right].word
        shareX = Float(Int32(truncatingIfNeeded: u & (Subpixel.one - 1))) * 0x1p-16
        shareY = Float(Int32(truncatingIfNeeded: v & (Subpixel.one - 1))) * 0x1p-16
    }
}
