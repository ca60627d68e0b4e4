import FrameGeometry
import FramePainting

/// An image as the color of a shape.
///
/// Pixel (x, y) of the device shows the image at the position of its center (x + ½, y + ½), in image pixels, computed
/// in `Double`, clamped to the item's source rectangle and snapped to 1/65,536 of an image pixel.
struct ImageSource: Sendable {
    let image: RasterImage
    /// Width of the image. It is copied together with the height, because both are read at every pixel.
    let width: Int
    let height: Int
    let isOpaque: Bool
    let sampling: ImageItem.Sampling
    /// Opacity, 0…1, greater than 0.
    let opacity: Double
    /// Offset from device to image pixels, if every pixel within the bounds shows exactly one image pixel.
    let copyOffset: (x: Int, y: Int)?

    /// Transform from the device to image pixels.
    let map: Affine
    /// Projection that replaces ``map`` in perspective.
    let space: Projection?
    /// Part of the image that may be sampled, in its pixels.
    let part: Rect
    /// Positions of the columns of an upright interpolated image, which are the same in every row; otherwise empty.
    let columns: [TexelPair]
    /// Device column of the first of ``columns``.
    let firstColumn: Int

    /// Whether rows are drawn from ``ImageLines``.
    var hasLines: Bool { !columns.isEmpty }

    /// Returns `nil` if nothing is visible because of zero opacity, an empty source, or a transform without an inverse.
    ///
    /// - Parameters:
    ///   - toDevice: Map from the item's coordinates.
    ///   - bounds: Pixels that will be drawn.
    ///   - filters: Whether the image is a ``FilteredImage`` unless pixels map to pixels.
    init?(_ item: ImageItem, _ toDevice: DeviceMap, within bounds: PixelBounds, filters: Bool) {
        let rect = item.rect
        guard item.opacity > 0, !item.source.isEmpty else { return nil }
        let width = Double(item.image.size.width)
        let height = Double(item.image.size.height)
        let source = Rect(
            x: item.source.minX * width, y: item.source.minY * height, width: item.source.size.width * width,
            height: item.source.size.height * height)
        let scaleX = source.size.width / rect.size.width
        let scaleY = source.size.height / rect.size.height
        let own = Affine(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: source.minX - rect.minX * scaleX,
            ty: source.minY - rect.minY * scaleY)
        let visible = source.intersection(Rect(x: 0, y: 0, width: width, height: height))
        guard let inverse = toDevice.inverse(then: own), !visible.isEmpty else { return nil }
        space = inverse.space
        let isFiltered =
            filters && space == nil && item.sampling == .bilinear
            && Self.copyOffset(inverse.map, visible, bounds) == nil
        let filtered = isFiltered ? FilteredImage(item.image, inverse.map, visible, within: bounds) : nil
        (image, map, part) = filtered.map { ($0.image, $0.map, $0.part) } ?? (item.image, inverse.map, visible)
        self.width = image.size.width
        self.height = image.size.height
        isOpaque = image.isOpaque
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

    /// Returns the offset if the map copies pixels. An affine map that moves the four outermost centers by the same
    /// whole number moves all of them by that number.
    private static func copyOffset(_ map: Affine, _ part: Rect, _ bounds: PixelBounds) -> (x: Int, y: Int)? {
        let first = Point(x: Double(bounds.minX) + 0.5, y: Double(bounds.minY) + 0.5)
        let last = Point(x: Double(bounds.maxX) - 0.5, y: Double(bounds.maxY) - 0.5)
        let start = map.apply(first)
        let offset = Point(x: (start.x - first.x).rounded(), y: (start.y - first.y).rounded())
        for corner in [first, Point(x: last.x, y: first.y), Point(x: first.x, y: last.y), last] {
            let place = map.apply(corner)
            // The limit is half a snapping step. The comparison is false for NaN too.
            guard abs(place.x - corner.x - offset.x) < 0x1p-17, abs(place.y - corner.y - offset.y) < 0x1p-17,
                place.x >= part.minX, place.x < part.maxX, place.y >= part.minY, place.y < part.maxY
            else { return nil }
        }
        return (Int(offset.x), Int(offset.y))
    }
}
