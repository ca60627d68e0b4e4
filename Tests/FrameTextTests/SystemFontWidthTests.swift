import FrameGlyphs
import FrameText
import Glibc
import TestSupport
import Testing

@Suite("Text in the system font", .enabled(if: BuildTraits.hasText)) struct SystemFontWidthTests {
    /// Heavier letters are wider, in this family.
    @Test func widthsRiseWithWeight() throws {
        let widths = try SystemFont.Weight.allCases.map { weight in
            TextLayout(Samples.text(Samples.sentence, try Samples.system(20, weight))).size.width
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy(<), "\(widths)")
    }

    /// "This is a test string" at 17 points is 144.09 points wide on a phone (a public test of an iOS framework expects
    /// 144.09326171875); with San Francisco's tracking Inter comes within 1 %.
    @Test func englishIsAsWideAsInSanFrancisco() throws {
        let width = TextLayout(Samples.text("This is a test string", try Samples.system(17))).size.width
        #expect(abs(width / 144.09326171875 - 1) < 0.01, "\(width)")
    }

    @Test func whatNoFontHasIsABoxAndIsSaid() throws {
        let layout = TextLayout(Samples.text("a\u{1F389}b", try Samples.system(17)))
        #expect(layout.missing == ["\u{1F389}"])
        #expect(layout.inks.map(\.face).contains(.boxes))
        #expect(!Face.boxes.outline(of: 1000).elements.isEmpty)
    }

    /// In a process of its own, because HarfBuzz reads the variable once. Its shaper `fallback` does not kern.
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
