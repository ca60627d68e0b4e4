import FramePainting
import FrameRaster

/// The pixels of a drawing on letters and near them.
///
/// Letters of a reference from a simulator are Apple's, with other outlines and a little wider or narrower. Differences near letters
/// are therefore expected, and differences elsewhere are not.
struct LetterMask {
    /// The distance in points within which a pixel counts as near a letter.
    static let margin = 4

    private let isLetter: [Bool]

    /// - Parameter scale: The number of pixels per point.
    init(of list: DisplayList, scale: Int) {
        let (with, without) = (Rasterizer.pixels(of: list), Rasterizer.pixels(of: list.withoutGlyphs))
        let (width, height) = (with.size.width, with.size.height)
        var mask = (0..<width * height).map { index in
            with.bytes[index * 4..<index * 4 + 4] != without.bytes[index * 4..<index * 4 + 4]
        }
        let reach = Self.margin * max(1, scale)
        for row in 0..<height { Self.widen(&mask, from: row * width, step: 1, count: width, by: reach) }
        for column in 0..<width { Self.widen(&mask, from: column, step: width, count: height, by: reach) }
        isLetter = mask
    }

    /// - Parameter index: The number of the pixel, in the order of rows.
    func contains(_ index: Int) -> Bool { isLetter.indices.contains(index) && isLetter[index] }

    /// Widens the marked elements of a row or column in both directions.
    private static func widen(_ mask: inout [Bool], from start: Int, step: Int, count: Int, by reach: Int) {
        let marked = (0..<count).filter { mask[start + $0 * step] }
        var end = 0
        for position in marked {
            for place in max(end, position - reach)..<max(end, min(count, position + reach + 1)) {
                mask[start + place * step] = true
            }
            end = max(end, min(count, position + reach + 1))
        }
    }
}
