import FrameGeometry
import FramePainting

/// A bitmap as the colour of a shape.
///
/// Pixel (x, y) of the device shows the bitmap at the place of its centre (x + ½, y + ½), in bitmap pixels: worked out in
/// `Double`, brought into the item's source rectangle, then snapped to 1/65,536 of a bitmap pixel.
struct ImageSource: Sendable {
    let bitmap: Bitmap
    /// The bitmap's, close at hand: these are asked for at every pixel.
    let width: Int
    let height: Int
    let isOpaque: Bool
    let sampling: ImageItem.Sampling
    /// 0…1, above 0.
    let opacity: Double
    /// Set when every pixel within the bounds shows exactly one pixel of the bitmap: what to add to its coordinates.
    let copyOffset: (x: Int, y: Int)?

    /// From the device to the bitmap's pixels.
    private let map: Affine
    /// What part of the bitmap may be looked at, in its pixels.
    private let part: Rect

    /// `nil` when there is nothing to see: no opacity, an empty source, a transform that cannot be turned round.
    ///
    /// - Parameters:
    ///   - transform: from the item's coordinates to the device.
    ///   - bounds: the pixels that will be asked for.
    init?(_ item: ImageItem, _ transform: Affine, within bounds: PixelBounds) {
        let rect = item.rect
        guard item.opacity > 0, !item.source.isEmpty, let inverse = transform.inverse else { return nil }
        let width = Double(item.bitmap.size.width)
        let height = Double(item.bitmap.size.height)
        let source = Rect(
            x: item.source.minX * width, y: item.source.minY * height, width: item.source.size.width * width,
            height: item.source.size.height * height)
        let scaleX = source.size.width / rect.size.width
        let scaleY = source.size.height / rect.size.height
        map = inverse.then(
            Affine(
                a: scaleX, b: 0, c: 0, d: scaleY, tx: source.minX - rect.minX * scaleX,
                ty: source.minY - rect.minY * scaleY))
        part = source.intersection(Rect(x: 0, y: 0, width: width, height: height))
        guard map.isFinite, !part.isEmpty else { return nil }
        bitmap = item.bitmap
        self.width = bitmap.size.width
        self.height = bitmap.size.height
        isOpaque = bitmap.isOpaque
        sampling = item.sampling
        opacity = min(item.opacity, 1)
        copyOffset = Self.copyOffset(map, part, bounds)
    }

    /// A map is affine: if it moves the four outermost centres by the same whole number, it moves all of them so.
    private static func copyOffset(_ map: Affine, _ part: Rect, _ bounds: PixelBounds) -> (x: Int, y: Int)? {
        let first = Point(x: Double(bounds.minX) + 0.5, y: Double(bounds.minY) + 0.5)
        let last = Point(x: Double(bounds.maxX) - 0.5, y: Double(bounds.maxY) - 0.5)
        let start = map.apply(first)
        let offset = Point(x: (start.x - first.x).rounded(), y: (start.y - first.y).rounded())
        for corner in [first, Point(x: last.x, y: first.y), Point(x: first.x, y: last.y), last] {
            let place = map.apply(corner)
            // Half of the snapping; false for NaN too.
            guard abs(place.x - corner.x - offset.x) < 0x1p-17, abs(place.y - corner.y - offset.y) < 0x1p-17,
                place.x >= part.minX, place.x < part.maxX, place.y >= part.minY, place.y < part.maxY
            else { return nil }
        }
        return (Int(offset.x), Int(offset.y))
    }

    /// Where the centre of pixel (`x`, `y`) lies in the bitmap. A place that is not a number counts as the first.
    @inline(__always) private func place(_ x: Int, _ y: Int) -> Point {
        let place = map.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        return Point(
            x: place.x > part.minX ? min(place.x, part.maxX) : part.minX,
            y: place.y > part.minY ? min(place.y, part.maxY) : part.minY)
    }

    /// The bitmap's premultiplied channels, 0…255, at four pixels of the device from (`x`, `y`) to the right. Any pixel
    /// may be asked for.
    ///
    /// - Parameter pixels: the bitmap's own.
    @inline(__always) func sample(_ x: Int, _ y: Int, _ pixels: UnsafePointer<Pixel>) -> FourPixels {
        switch sampling {
        case .nearest: return nearest(x, y, pixels)
        case .bilinear: return bilinear(x, y, pixels)
        }
    }

    @inline(__always) private func nearest(_ x: Int, _ y: Int, _ pixels: UnsafePointer<Pixel>) -> FourPixels {
        func word(_ x: Int) -> UInt32 {
            let place = place(x, y)
            let column = min(Subpixel.floor(Subpixel.snap(place.x)), width &- 1)
            let row = min(Subpixel.floor(Subpixel.snap(place.y)), height &- 1)
            return pixels[row &* width &+ column].word
        }
        return FourPixels(SIMD4(word(x), word(x &+ 1), word(x &+ 2), word(x &+ 3)))
    }

    /// Between the four pixel centres around, first along x, then along y, each a + (b − a)·f in `Float`. So equal
    /// neighbours give exactly themselves, and f = 0 exactly the first.
    @inline(__always) private func bilinear(_ x: Int, _ y: Int, _ pixels: UnsafePointer<Pixel>) -> FourPixels {
        let around = (
            Neighbours(place(x, y), width, height, pixels), Neighbours(place(x &+ 1, y), width, height, pixels),
            Neighbours(place(x &+ 2, y), width, height, pixels), Neighbours(place(x &+ 3, y), width, height, pixels)
        )
        func words(_ word: (Neighbours) -> UInt32) -> FourPixels {
            FourPixels(SIMD4(word(around.0), word(around.1), word(around.2), word(around.3)))
        }
        let shareX = SIMD4(around.0.shareX, around.1.shareX, around.2.shareX, around.3.shareX)
        let shareY = SIMD4(around.0.shareY, around.1.shareY, around.2.shareY, around.3.shareY)
        let upper = words(\.topLeft).zip(words(\.topRight)) { $0 + ($1 - $0) * shareX }
        let lower = words(\.bottomLeft).zip(words(\.bottomRight)) { $0 + ($1 - $0) * shareX }
        return upper.zip(lower) { $0 + ($1 - $0) * shareY }
    }

    /// The sources of four pixels with these channels.
    ///
    /// Rounded in `Float`, to the nearest, a tie to the even one. A colour above its own alpha, which no valid bitmap
    /// holds, counts as its alpha.
    ///
    /// - Parameter scale: see ``scale(_:)``.
    @inline(__always) func sources(_ channels: FourPixels, _ scale: SIMD4<Float>) -> FourPixels {
        let whole = channels.map { ($0 * scale + 0x1p23) - 0x1p23 }
        return whole.map { $0.replacing(with: whole.alpha, where: $0 .> whole.alpha) }
    }

    /// What turns channels of 0…255 into 16 bits: 257, less what opacity and coverage take away.
    @inline(__always) func scale(_ coverage: Int) -> Float {
        Float(257 * opacity * (Double(coverage) / Double(CoverageSpan.full)))
    }
}
