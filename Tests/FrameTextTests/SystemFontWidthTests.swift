import FrameGlyphs
import FrameText
import Glibc
import TestSupport
import Testing

@Suite("Text in the system font", .enabled(if: BuildTraits.hasText)) struct SystemFontWidthTests {
    /// In this family, heavier letters are wider.
    @Test func widthsRiseWithWeight() throws {
        let widths = try SystemFont.Weight.allCases.map { weight in
            TextLayout(Samples.text(Samples.sentence, try Samples.system(20, weight))).size.width
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy(<), "\(widths)")
    }

    /// "This is a test string" at 17 points is 144.09 points wide on a phone (a public test of an iOS framework expects
    /// 144.09326171875). With San Francisco's tracking, Inter comes within 1 %.
    @Test func englishIsAsWideAsInSanFrancisco() throws {
        let width = TextLayout(Samples.text("This is a test string", try Samples.system(17))).size.width
        #expect(abs(width / 144.09326171875 - 1) < 0.01, "\(width)")
    }

    /// facts/text-widths: widths on devices are rounded up to a third of a point.
    @Test(arguments: [
        (25.0, 188.67), (26, 196.00), (27, 203.33), (28, 210.67), (30, 225.67), (32, 240.33), (34, 255.00),
        (38, 284.00),
        (43, 320.67), (48, 356.67), (53, 392.67), (58, 428.33),
    ])
    func aSentenceIsAsWideAsOnADevice(size: Double, width: Double) throws {
        let layout = TextLayout(Samples.text("What's the point?", try Samples.system(size)))
        #expect(abs((layout.size.width * 3).rounded(.up) / 3 - width) < 0.01, "\(layout.size.width)")
    }

    /// facts/text-widths: the lines of the image, the first of which is 294 points wide.
    @Test func largeSemiboldTextBreaksAsOnADevice() throws {
        let text = """
            Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by adding \
            a joke or something.
            """
        let layout = TextLayout(
            Samples.text(text, try Samples.system(32, .semibold)), in: TextFrame(width: 300, scale: 1))
        let units = Array(text.utf16)
        #expect(
            layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) } == [
                "Hello, world. This is a ", "long run of text that ", "should wrap at some ", "point. Someone ",
                "should improve this ", "test by adding a joke ", "or something.",
            ])
        // The ink begins and ends about two points inside the line.
        #expect(abs((layout.lines.first?.width ?? 0) - (294 + 3)) < 2)
    }

    @Test func missingGlyphsAreReportedAndDrawnAsBoxes() throws {
        let layout = TextLayout(Samples.text("a\u{1F389}b", try Samples.system(17)))
        #expect(layout.missing == ["\u{1F389}"])
        #expect(layout.inks.map(\.face).contains(.boxes))
        #expect(!Face.boxes.outline(of: 1000).elements.isEmpty)
    }

    @Test func kerningCanBeDisabled() throws {
        func width(_ string: String, _ features: [String] = []) throws -> Double {
            var font = try Samples.system(40)
            font.features += features
            return TextLayout(Samples.text(string, font)).size.width
        }
        let apart = try 2 * width("A") + 2 * width("V")
        #expect(try width("AVAV") < apart - 1)
        #expect(abs(try width("AVAV", ["-kern"]) - apart) < 1e-9)
    }

    /// The test runs in a separate process, since HarfBuzz reads the variable only once. Its shaper `fallback` does not
    /// kern.
    @Test func theEnvironmentDoesNotChooseTheShaper() async {
        await #expect(processExitsWith: .success) {
            setenv("HB_SHAPER_LIST", "fallback", 1)
            func width(_ string: String) throws -> Double {
                TextLayout(Samples.text(string, try Samples.system(40))).size.width
            }
            let (pairs, apart) = (try width("AVAV"), try 2 * width("A") + 2 * width("V"))
            #expect(pairs < apart - 1)
        }
    }
}
