internal import FrameDiff
internal import FrameGeometry
internal import FrameLayers
internal import FramePainting
internal import FrameRaster
internal import FrameTiming
internal import QuartzCore
internal import UIKit

/// Compares text colors with the pixels beneath them.
struct ContrastInspection {
    /// Grid of points in a text's rectangle at which the pixels beneath are read.
    private static let grid = (columns: 12, rows: 4)
    /// Fraction of its designed contrast at which a system color passes. A system color counts as designed, because the
    /// user's setting for increased contrast makes it stronger. Tuned: grouped backgrounds, which the system uses below
    /// the same text, reduce contrast by a tenth.
    private static let allowanceForSystemColors = 0.85

    /// Returns the texts with insufficient contrast. Each rendered moment is drawn once, without letters.
    static func defects(of texts: [ShownText], in timeline: Timeline) -> [Defect] {
        var defects: [Defect] = []
        var found: Set<String> = []
        var drawn: (time: MediaTime, pixels: PixelBuffer)?
        for text in texts {
            if drawn?.time != text.time {
                let list = timeline.displayList(at: text.time).withoutGlyphs
                drawn = (text.time, Rasterizer.pixels(of: list))
            }
            guard let pixels = drawn?.pixels,
                let ratio = ratio(of: text, over: pixels, scale: timeline.canvas.scale)
            else { continue }
            let isLarge = text.fontSize >= 18 || text.isBold && text.fontSize >= 14
            let required = isLarge ? 3 : 4.5
            let designed = text.ground.map { ContrastRatio.between(text.color.over($0), $0) * allowanceForSystemColors }
            guard ratio < min(required, designed ?? required) else { continue }
            let message =
                "its contrast with what is beneath is \(rounded(ratio)) : 1; \(isLarge ? "large text" : "text") needs \(isLarge ? "3" : "4.5") : 1."
            guard found.insert(text.name + message).inserted else { continue }
            defects.append(
                Defect(rule: RestInspection.contrast.name, time: text.time, subject: text.name, message: message))
        }
        return defects
    }

    /// Returns the median contrast over the rectangle, or `nil` if it contains no pixels.
    private static func ratio(of text: ShownText, over pixels: PixelBuffer, scale: Double) -> Double? {
        var ratios: [Double] = []
        for row in 0..<grid.rows {
            for column in 0..<grid.columns {
                let x = text.rect.minX + text.rect.size.width * (Double(column) + 0.5) / Double(grid.columns)
                let y = text.rect.minY + text.rect.size.height * (Double(row) + 0.5) / Double(grid.rows)
                let (pixelX, pixelY) = (Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down)))
                guard (0..<pixels.size.width).contains(pixelX), (0..<pixels.size.height).contains(pixelY) else {
                    continue
                }
                let ground = pixels.color(x: pixelX, y: pixelY)
                ratios.append(ContrastRatio.between(text.color.over(ground), ground))
            }
        }
        return ratios.isEmpty ? nil : ratios.sorted()[ratios.count / 2]
    }

    /// Rounds down to one decimal, so that a failing ratio does not look like a passing one.
    private static func rounded(_ ratio: Double) -> String {
        let tenths = Int((ratio * 10).rounded(.down))
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

extension Color {
    /// Returns this color painted over an opaque one.
    fileprivate func over(_ ground: Color) -> Color {
        func mixed(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
        return Color(
            red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue), alpha: 1)
    }
}

extension PixelBuffer {
    /// Returns the color of a pixel, composited over white if it is not opaque.
    fileprivate func color(x: Int, y: Int) -> Color {
        let pixel = self[x, y]
        func channel(_ index: Int) -> Double { Double(min(255, Int(pixel[index]) + 255 - Int(pixel.w))) / 255 }
        return Color(red: channel(0), green: channel(1), blue: channel(2), alpha: 1)
    }
}
