import Foundation
import FrameJSON
import FrameStoryboards
import TestSupport
import Testing

/// Texts and sets of catalogs with random damage are read, or refused with one error that names the file.
@Suite("Mutated resources") final class MutatedResourceTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>cards</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d card</string>
        <key>other</key><string>%d cards</string></dict></dict></dict></plist>
        """
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"cards": {"extractionState": "manual", "localizations":
        {"en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld card"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld cards"}}}}}}}}}
        """
    private static let color = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.5", "green": "0x80",
        "blue": "12", "alpha": "1.000"}}, "appearances": [{"appearance": "contrast", "value": "high"}]},
        {"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}
        """
    private static let image = """
        {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png", "resizing": {"mode": "9-part",
        "center": {"mode": "tile", "width": 1}, "cap-insets": {"top": 1, "left": 2}}}],
        "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
        """

    /// Returns the text with a few bytes removed, repeated, exchanged or replaced.
    private static func damaged(_ text: String, _ random: inout SplitMix64) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0...random.integer(below: 4) where bytes.count > 8 {
            let start = random.integer(below: bytes.count)
            let end = min(bytes.count, start + 1 + random.integer(below: 12))
            switch random.integer(below: 5) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.integer(below: bytes.count))
            case 2: bytes[start] = UInt8(truncatingIfNeeded: random.next())
            case 3: bytes.insert(contentsOf: random.element(of: marks), at: start)
            default: bytes.swapAt(start, random.integer(below: bytes.count))
            }
        }
        return bytes
    }

    private static let marks: [[UInt8]] = ["{", "]", "\"", "\\u", "-1e999", "null", "<dict>", "&lt;", "%#@n@", "\u{0}"]
        .map { Array($0.utf8) }

    private func write(_ bytes: [UInt8], to path: String) throws -> String {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    @Test(arguments: 0..<4) func damagedTextsAreReadOrRefused(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var refusals = 0
        for _ in 0..<100 {
            let plurals = try write(Self.damaged(Self.plurals, &random), to: "A.stringsdict")
            let catalog = try write(Self.damaged(Self.catalog, &random), to: "A.xcstrings")
            do throws(InterfaceError) {
                _ = try StringsTable(contentsOfPlurals: plurals)["cards"]
            } catch {
                refusals += 1
                #expect(error.description.hasPrefix(plurals + ":"))
            }
            do throws(InterfaceError) {
                _ = try StringsTable(contentsOfCatalog: catalog, language: "en")?["cards"]
            } catch {
                refusals += 1
                #expect(error.place != nil && error.description.hasPrefix(catalog + ":"), "\(error)")
            }
        }
        #expect((20..<200).contains(refusals))
    }

    @Test(arguments: 0..<4) func damagedSetsAreReadOrRefused(seed: UInt64) throws {
        var random = SplitMix64(seed: 100 + seed)
        var refusals = 0
        for _ in 0..<100 {
            let color = try write(Self.damaged(Self.color, &random), to: "A.xcassets/A.colorset/Contents.json")
            let image = try write(Self.damaged(Self.image, &random), to: "A.xcassets/A.imageset/Contents.json")
            let catalog = try AssetCatalog(contentsOf: folder.appending(path: "A.xcassets").path)
            do throws(JSONError) {
                _ = try catalog.color(named: "A")
            } catch {
                refusals += 1
                #expect(error.file == color && (error.place != nil || error.path != nil), "\(error)")
            }
            do throws(JSONError) {
                _ = try catalog.image(named: "A")
            } catch {
                refusals += 1
                #expect(error.file == image && (error.place != nil || error.path != nil), "\(error)")
            }
        }
        #expect((20..<200).contains(refusals))
    }
}
