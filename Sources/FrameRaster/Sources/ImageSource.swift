import FrameGeometry
import FramePainting

/// A bitmap as the colour of a shape.
///
/// Pixel (x, y) of the device shows the bitmap at the place of its centre (x + ½, y + ½), in bitmap pixels, worked out in
/// `Double` and then snapped to 1/65,536 of a bitmap pixel, halves up.
struct ImageSource: Sendable {
    let bitmap: Bitmap
    let sampling: ImageItem.Sampling
    /// 0…1, above 0.
    let opacity: Double
    /// From the device to the bitmap's pixels.
    let map: Affine
    /// What part of the bitmap may be looked at, in its pixels.
    let part: Rect
    /// Set when every pixel in the bounds shows exactly one pixel of the bitmap, this far to the left and up.
    let copyOffset: (x: Int, y: Int)?

    /// `nil` when there is nothing to see: opacity 0, an empty source, a transform that cannot be turned round.
    ///
    /// - Parameters:
    ///   - transform: from the item's coordinates to the device.
    ///   - bounds: the pixels that will be asked for.
    init?(_ item: ImageItem, _ transform: Affine, within bounds: PixelBounds) {
        let source = item.source
        let rect = item.rect
        guard item.opacity > 0, !source.isEmpty, !rect.isEmpty, let inverse = transform.inverse else { return nil }
        let width = Double(item.bitmap.size.width)
        let height = Double(item.bitmap.size.height)
        let scaleX = source.size.width * width / rect.size.width
        let scaleY = source.size.height * height / rect.size.height
        map = inverse.then(
            Affine(
                a: scaleX, b: 0, c: 0, d: scaleY,
                tx: source.minX * width - rect.minX * scaleX, ty: source.minY * height - rect.minY * scaleY))
        part = Rect(
            x: source.minX * width, y: source.minY * height, width: source.size.width * width,
            height: source.size.height * height
        )
        .intersection(Rect(x: 0, y: 0, width: width, height: height))
        guard map.isFinite, !part.isEmpty else { return nil }
        bitmap = item.bitmap
        sampling = item.sampling
        opacity = min(item.opacity, 1)
        copyOffset = nil
    }
}
