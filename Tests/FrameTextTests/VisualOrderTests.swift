import FrameGlyphs
import TestSupport
import Testing

@testable import FrameText

@Suite("Directions", .enabled(if: BuildTraits.hasText)) struct VisualOrderTests {
    /// Capital letters stand for letters that run from right to left, and the expected order is taken from the examples
    /// of UAX #9.
    @Test(arguments: [
        ("car is CAR in arabic", "car is RAC in arabic", ParagraphLayout.Direction.leftToRight),
        ("CAR IS car IN ENGLISH", "HSILGNE NI car SI RAC", .rightToLeft),
        ("ABC 123", "123 CBA", .rightToLeft), ("ABC 123 d", "123 CBA d", .leftToRight), ("abc", "abc", .natural),
        ("ABC", "CBA", .natural),
    ]) func lettersAreInVisualOrder(_ logical: String, _ visual: String, _ direction: ParagraphLayout.Direction)
        throws
    {
        // The capitals become Hebrew letters in a font that has them.
        let letters = logical.map { character -> Character in
            guard character.isUppercase, let ascii = character.asciiValue else { return character }
            return Unicode.Scalar(UInt32(0x5D0 + Int(ascii - 65))).map(Character.init) ?? character
        }
        var layout = ParagraphLayout()
        layout.direction = direction
        let style = TextStyle(font: try Samples.system(10), color: .black)
        var paragraph = Paragraph(layout, style)
        letters.forEach { paragraph.append($0, style) }
        let shaped = ShapedParagraph(paragraph)
        let clusters = shaped.clusters
        let order = VisualOrder(clusters, isRightToLeft: shaped.layout.direction == .rightToLeft)
        let shown = order.indices.map { index in Array(logical)[clusters[index].range.lowerBound] }
        #expect(String(shown) == visual)
    }
}
