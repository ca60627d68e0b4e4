import Foundation
import FrameGeometry
import TestSupport
import Testing

@testable import FrameGlyphs

@Suite("System font", .enabled(if: BuildTraits.hasText)) struct SystemFontTests {
    /// Inter's own numbers: 2,816 units per em, and capitals 2,048 units tall (its OS/2 table). A scaled or hinted
    /// outline would differ.
    @Test func outlinesAreUnscaled() throws {
        guard case .file(let font) = try SystemFont.faces(.regular)[0] else { return }
        #expect(font.unitsPerEm == 2816)
        let outline = font.outline(of: try #require(font.glyph(of: "H")))
        let heights = outline.elements.flatMap(\.points).map(\.y)
        #expect(heights.min() == -2048 && heights.max() == 0)
        #expect(outline.elements.last == .close)
    }

    @Test(arguments: SystemFont.Weight.allCases) func everyWeightHasLetters(_ weight: SystemFont.Weight) throws {
        for isItalic in [false, true] {
            guard case .file(let font) = try SystemFont.faces(weight, isItalic: isItalic)[0] else { return }
            for letter in "Ag0é".unicodeScalars {
                #expect(!font.outline(of: try #require(font.glyph(of: letter))).elements.isEmpty)
            }
            #expect(font.outline(of: UInt32.max).elements.isEmpty)
        }
    }

    /// The published table and, above 17 points, the measured one (facts/text-widths), at sizes in the table, between
    /// them and beyond its ends.
    @Test(arguments: [
        (6.0, 41.0), (12, 0), (17, -26), (16.5, -23), (3, 41), (21, -33), (25, -40), (30, -41.75), (58, -49.4),
        (100, -49.4),
    ])
    func trackingFollowsTheTable(_ size: Double, _ thousandths: Double) {
        #expect(abs(SystemFont.tracking(size: size) - size * thousandths / 1000) < 1e-12)
    }

    /// Text of at least semibold weight is tracked wider (facts/text-widths).
    @Test(arguments: [(17.0, 0.0), (21, 1.5), (25, 3), (60, 3)])
    func heavyTextIsTrackedWiderAbove17Points(_ size: Double, _ thousandths: Double) {
        for weight in SystemFont.Weight.allCases {
            let difference = SystemFont.tracking(size: size, weight: weight) - SystemFont.tracking(size: size)
            let isHeavy = weight.rawValue >= 600
            #expect(abs(difference - (isHeavy ? size * thousandths / 1000 : 0)) < 1e-12)
        }
        #expect(SystemFont.tracking(size: .infinity) == 0 && SystemFont.tracking(size: .nan) == 0)
    }

    @Test func aMissingFontIsNamedWithItsPackage() {
        let path = "/usr/share/fonts/opentype/inter/None.otf"
        let error = #expect(throws: FontError.self) { try FontFile(path: path) }
        #expect(error == .missing(path: path))
        #expect(error?.message.contains(path) == true)
        #expect(error?.message.contains("apt-get install fonts-inter") == true)
        let noFont = #expect(throws: FontError.self) { try FontFile(path: "/etc/passwd") }
        #expect(noFont?.message.contains("cannot be used") == true)
    }

    /// Opening a pipe without a writer would wait forever.
    @Test(.timeLimit(.minutes(20))) func aPipeIsNotAFont() {
        let path = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString)").path
        #expect(mkfifo(path, 0o644) == 0)
        let error = #expect(throws: FontError.self) { try FontFile(path: path) }
        #expect(error == .unreadable(path: path, reason: "a pipe or device; expected a file"))
        unlink(path)
    }
}
