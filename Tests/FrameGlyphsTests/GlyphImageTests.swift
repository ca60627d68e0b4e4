import FrameGeometry
import Testing

@testable import FrameGlyphs

/// Characters drawn as images, if the emoji font is installed.
@Suite("Images of characters") struct GlyphImageTests {
    @Test(
        arguments: [
            ("😀", true), ("👍🏽", true), ("👨‍👩‍👧", true), ("🇩🇪", true), ("❤️", true), ("❤", false), ("1", false), ("a", false),
            ("©", false),
            ("⌚", true), ("⌚\u{FE0E}", false),
        ] as [(Character, Bool)]) func emojiAreImagesUnlessTheyAskForText(_ character: Character, isEmoji: Bool)
    {
        #expect(character.isEmoji == isEmoji)
    }

    @Test func aMissingFontNamesItsPackage() {
        let missing = FontError.missing(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
        #expect(missing.message.contains("apt-get install fonts-noto-color-emoji"))
        #expect(SystemFont.emojiPackage == "fonts-noto-color-emoji")
    }

    #if Text
        /// A whole sequence is one image, as wide as others. Without the font, text is shaped as before.
        @Test(arguments: ["😀", "👍🏽", "👨‍👩‍👧", "🇩🇪", "❤️"] as [Character])
        func sequencesAreOneImage(_ character: Character) throws {
            let faces = try SystemFont.faces(.regular)
            let emoji = faces.compactMap { if case .file(let file) = $0, file.hasImages { file } else { nil } }.first
            let style = TextStyle(font: TextFont(faces: faces, size: 20, ascent: 19, descent: 5), color: .black)
            var paragraph = Paragraph(ParagraphLayout(), style)
            paragraph.append(character, style)
            let clusters = ShapedParagraph(paragraph).clusters
            #expect(!clusters.isEmpty)
            guard let emoji else { return }
            #expect(clusters.count == 1 && clusters[0].face == .file(emoji))
            let glyph = try #require(clusters[0].glyphs.first?.glyph)
            let image = try #require(emoji.image(of: glyph))
            #expect(image.bytes.count == image.width * image.height * 4)
            #expect(image.pixelsPerEm > 50 && image.top > 0)
            #expect(clusters[0].advance > 20 && clusters[0].advance < 30)
        }
    #endif
}
