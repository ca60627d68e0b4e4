public import FramePainting

/// An image of a difference: expected on the left, differing pixels in the middle, actual on the right.
///
/// In the middle, differing pixels are red, however small the difference, and all others a pale grey of the expected image.
/// A blue frame marks the bounding box, so that even a single pixel can be found. If the sizes differ, pixels that only one
/// image has count as different and are transparent in the other panel.
public struct DifferenceImage: Sendable {
    /// The three panels side by side, on grey.
    public let pixels: PixelBuffer

    public init(expected: PixelBuffer, actual: PixelBuffer) {
        let panel = PixelSize(
            width: max(expected.size.width, actual.size.width), height: max(expected.size.height, actual.size.height))
        var drawing = Drawing(
            size: PixelSize(width: 3 * panel.width + 4 * Self.gap, height: panel.height + 2 * Self.gap))
        let columns = (0..<3).map { Self.gap + $0 * (panel.width + Self.gap) }
        drawing.copy(expected, panel: panel, x: columns[0], y: Self.gap)
        drawing.copy(actual, panel: panel, x: columns[2], y: Self.gap)
        drawing.drawDifference(expected, actual, panel: panel, x: columns[1], y: Self.gap)
        pixels = drawing.pixels
    }

    /// Pixels around and between the panels. Tuned: separates them clearly and leaves room for a frame around a difference
    /// at the edge.
    static let gap = 8
}

/// The image under construction.
private struct Drawing {
    var pixels: PixelBuffer

    private static let ground = SIMD4<UInt8>(128, 128, 128, 255)
    private static let different = SIMD4<UInt8>(230, 0, 30, 255)
    private static let frame = SIMD4<UInt8>(0, 90, 255, 255)
    /// Pixels between a difference and its frame. Tuned.
    private static let frameDistance = 3

    init(size: PixelSize) {
        pixels = PixelBuffer(size: size)
        for y in 0..<size.height {
            for x in 0..<size.width { set(x, y, Self.ground) }
        }
    }

    /// - Precondition: `panel` is at least as large as `image`.
    mutating func copy(_ image: PixelBuffer, panel: PixelSize, x left: Int, y top: Int) {
        for y in 0..<panel.height {
            for x in 0..<panel.width { set(left + x, top + y, image.pixel(x, y) ?? .zero) }
        }
    }

    mutating func drawDifference(
        _ expected: PixelBuffer, _ actual: PixelBuffer, panel: PixelSize, x left: Int, y top: Int
    ) {
        var bounds: PixelBox?
        for y in 0..<panel.height {
            for x in 0..<panel.width {
                let pixel = expected.pixel(x, y)
                if pixel == actual.pixel(x, y) {
                    set(left + x, top + y, Self.pale(pixel ?? .zero))
                } else {
                    let box = PixelBox(x: left + x, y: top + y, width: 1, height: 1)
                    bounds = bounds?.union(box) ?? box
                    set(box.x, box.y, Self.different)
                }
            }
        }
        if let bounds { frame(bounds) }
    }

    private mutating func frame(_ box: PixelBox) {
        let (left, top) = (box.x - Self.frameDistance, box.y - Self.frameDistance)
        let right = box.x + box.width - 1 + Self.frameDistance
        let bottom = box.y + box.height - 1 + Self.frameDistance
        for x in left...right {
            set(x, top, Self.frame)
            set(x, bottom, Self.frame)
        }
        for y in top...bottom {
            set(left, y, Self.frame)
            set(right, y, Self.frame)
        }
    }

    /// A quarter of the contrast over white, enough to recognise the contents. Weights: luma of ITU-R BT.709.
    private static func pale(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let luma = (2126 * Int(pixel.x) + 7152 * Int(pixel.y) + 722 * Int(pixel.z)) / 10_000 + 255 - Int(pixel.w)
        let grey = UInt8(clamping: 191 + luma / 4)
        return SIMD4(grey, grey, grey, 255)
    }

    private mutating func set(_ x: Int, _ y: Int, _ pixel: SIMD4<UInt8>) {
        let index = y * pixels.bytesPerRow + x * 4
        for channel in 0..<4 { pixels.bytes[index + channel] = pixel[channel] }
    }
}

extension PixelBuffer {
    /// `nil` outside the image.
    fileprivate func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt8>? {
        x < size.width && y < size.height ? self[x, y] : nil
    }
}
