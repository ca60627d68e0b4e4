import FrameGeometry
import FrameGlyphs
import FramePainting
import FrameRaster
import FrameText

/// Measures the cost of drawing glyphs on a phone's screen full of small text.
struct GlyphBenchmark {
    static let glyphCount = 10_000

    private let rounds: Int
    private let list: DisplayList

    /// - Throws: `FontError` if the system font is missing.
    init(_ options: Options) throws {
        rounds = options.rounds
        let font = TextFont(
            faces: try SystemFont.faces(.regular), size: 8, ascent: SystemFont.ascent * 8,
            descent: SystemFont.descent * 8)
        let sentence = "Sphinx of black quartz, judge my vow; pack my box with 60 dozen liquor jugs. "
        var text = ""
        while text.count(where: { !$0.isWhitespace }) < Self.glyphCount { text += sentence }
        let layout = TextLayout(
            StyledText([.init(text, TextStyle(font: font, color: .black))]), in: TextFrame(width: 390, scale: 3))
        let fills = layout.inks.map { ink in
            var numbers: [UInt32: Int] = [:]
            for glyph in ink.glyphs where numbers[glyph.glyph] == nil { numbers[glyph.glyph] = numbers.count }
            let outlines = numbers.sorted { $0.value < $1.value }.map { ink.face.outline(of: $0.key) }
            let places = ink.glyphs.prefix(Self.glyphCount).map {
                Glyphs.Place(numbers[$0.glyph] ?? 0, at: $0.origin)
            }
            let unit = ink.size / Double(ink.face.unitsPerEm)
            return PaintItem.fill(
                Fill(.glyphs(Glyphs(outlines: outlines, unit: unit, places: places)), color: .black))
        }
        list = DisplayList(
            size: PixelSize(width: 1170, height: 2532), scale: 3, background: .white, items: fills)
    }

    func run() -> Report {
        var pixels = PixelBuffer(size: list.size)
        let times = (0..<rounds).map { _ in
            Stopwatch.time {
                pixels.bytes.withUnsafeMutableBytes { bytes in
                    let rasterizer = Rasterizer(list)
                    rasterizer.draw(rows: 0..<list.size.height, into: bytes)
                }
            }
        }
        return Report(
            scene: "\(Self.glyphCount) letters of 8 points", frameCount: 1, size: list.size,
            rows: [Report.Row("raster", 1, times)])
    }
}
