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
    let map: Affine
    /// The same in perspective, instead.
    let space: Projection?
    /// What part of the bitmap may be looked at, in its pixels.
    let part: Rect
    /// For an upright picture that is interpolated, the places of its columns, which are those of every row; else empty.
    let columns: [TexelPair]
    /// The device's column that the first of ``columns`` belongs to.
    let firstColumn: Int

    /// `nil` when there is nothing to see: no opacity, an empty source, a transform that cannot be turned round.
    ///
    /// - Parameters:
    ///   - toDevice: from the item's coordinates.
    ///   - bounds: the pixels that will be asked for.
    init?(_ item: ImageItem, _ toDevice: DeviceMap, within bounds: PixelBounds) {
        let rect = item.rect
        guard item.opacity > 0, !item.source.isEmpty else { return nil }
        let width = Double(item.bitmap.size.width)
        let height = Double(item.bitmap.size.height)
        let source = Rect(
            x: item.source.minX * width, y: item.source.minY * height, width: item.source.size.width * width,
            height: item.source.size.height * height)
        let scaleX = source.size.width / rect.size.width
        let scaleY = source.size.height / rect.size.height
        let own = Affine(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: source.minX - rect.minX * scaleX,
            ty: source.minY - rect.minY * scaleY)
        switch toDevice {
        case .flat(let transform):
            guard let inverse = transform.inverse else { return nil }
            map = inverse.then(own)
            space = nil
        case .space(let projection):
            guard let inverse = projection.inverse else { return nil }
            map = .identity
            space = inverse.then(Projection(own))
        }
        part = source.intersection(Rect(x: 0, y: 0, width: width, height: height))
        guard map.isFinite, space?.isFinite != false, !part.isEmpty else { return nil }
        bitmap = item.bitmap
        self.width = bitmap.size.width
        self.height = bitmap.size.height
        isOpaque = bitmap.isOpaque
        sampling = item.sampling
        opacity = min(item.opacity, 1)
        copyOffset = space == nil ? Self.copyOffset(map, part, bounds) : nil
        firstColumn = bounds.minX
        let isUpright = space == nil && map.b == 0 && map.c == 0
        columns =
            isUpright && copyOffset == nil && sampling == .bilinear
            ? (bounds.minX..<bounds.maxX).map { [map, part, count = self.width] column in
                TexelPair(Self.place(column, bounds.minY, map, part).x, count: count)
            } : []
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
}
