import Foundation
import Framereel
import TestSupport
import Testing
import UIKit

@testable import FrameGoldens

/// Goldens that were recorded with other fonts, another renderer, system or form of text, or in an earlier form.
@MainActor @Suite struct GoldenOriginTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private static func scene(_ name: String = "label", system: SystemVersion = .iOS26) -> Scene {
        Scene(name, width: 100, height: 40, scale: 1, system: system) { world in
            let label = UILabel(frame: CGRect(x: 4, y: 4, width: 90, height: 30))
            label.text = "Total"
            world.window.backgroundColor = .white
            world.window.addSubview(label)
            world.wait(until: 0.1)
        }
    }

    private func run(
        _ words: String..., scenes: [Scene] = [Self.scene()], environment: [String: String] = [:]
    ) -> CommandRun {
        let artifacts = words[0] == "verify" ? ["--artifacts", folder("artifacts")] : []
        return CommandRun(
            words + ["--goldens", folder("g")] + artifacts, scenes: scenes, environment: environment)
    }

    private func edit(_ name: String, _ old: String, _ new: String) throws {
        let text = try #require(folder.text(name))
        #expect(text.contains(old), "\(text)")
        try folder.write(text.replacing(old, with: new), to: name)
    }

    /// Replaces the digest and the version of a font that a golden was recorded with.
    private func recordWithOtherFont(_ scene: String = "label") throws {
        let text = try #require(folder.text("g/\(scene)/golden.json"))
        let digest = try #require(text.firstMatch(of: /"sha256": "([0-9a-f]{64})"/)).1
        let version = try #require(text.firstMatch(of: /"version": "([^"]*)"/)).1
        try folder.write(
            text.replacing(digest, with: String(repeating: "0", count: 64)).replacing(
                "\"version\": \"\(version)\"", with: "\"version\": \"3.019;abc\""), to: "g/\(scene)/golden.json")
    }

    @Test(.enabled(if: BuildTraits.hasText)) func conditionsOfPixelsAreRecorded() throws {
        #expect(run("record").status == 0)
        let text = try #require(folder.text("g/label/golden.json"))
        for part in [
            "\"framereel\": \"\(Release.version)\"", "\"renderer\": \(Release.renderer)", "\"system\": \"iOS26\"",
            "\"text\": \"fonts\"", "\"file\": \"Inter-Regular.otf\"", "\"HarfBuzz\": ",
        ] { #expect(text.contains(part), "\(part) in \(text)") }
        // Fonts that no text needed are not conditions.
        #expect(!text.contains("Inter-Bold") && !text.contains("Emoji"))
        #expect(run("verify").status == 0)
    }

    @Test func theChangelogHasTheRenderer() throws {
        let changes = try String(contentsOf: Repository.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
        #expect(changes.contains("### Goldens that change\n\nRenderer \(Release.renderer). "))
    }

    /// One message comes before any frame, and names the recorded font, the one found and the remedies.
    @Test(.enabled(if: BuildTraits.hasText)) func anotherFontIsOneMessage() throws {
        let scenes = [Self.scene(), Self.scene("other")]
        _ = run("record", scenes: scenes)
        for name in ["label", "other"] { try recordWithOtherFont(name) }
        let refused = run("verify", "--junit", folder("junit.xml"), scenes: scenes)
        #expect(refused.status == 65 && refused.output == "")
        let lines = refused.errors.split(separator: "\n").map(String.init)
        #expect(lines[0] == "error: 2 goldens were recorded under other conditions, and are not compared: label, other")
        #expect(lines[1].hasPrefix("  recorded with Inter Regular 3.019 (00000000), found "), "\(lines)")
        #expect(lines[1].hasSuffix(" in /usr/share/fonts/opentype/inter/Inter-Regular.otf"))
        #expect(lines[2].contains("by --fonts or FRAMEREEL_FONTS") && lines[2].contains("framereel doctor"))
        #expect(refused.errors.contains("record it: framereel record --goldens"))
        #expect(folder.text("junit.xml")?.contains("failures=\"2\"") == true)
        #expect(!folder.names.contains { $0.hasPrefix("artifacts/") && $0.hasSuffix(".png") })
        // The frames are the same here, so comparing them anyway passes.
        #expect(run("verify", "--anyway", scenes: scenes).status == 0)
        // Recording replaces the record of the fonts.
        #expect(run("record", scenes: scenes).status == 0 && run("verify", scenes: scenes).status == 0)
    }

    /// A variant that was recorded with the fonts of this machine is enough.
    @Test(.enabled(if: BuildTraits.hasText)) func aVariantOfTheseFontsIsCompared() throws {
        _ = run("record")
        try recordWithOtherFont()
        #expect(run("verify").status == 65)
        let changed = Scene("label", width: 100, height: 40, scale: 1, system: .iOS26) {
            $0.window.backgroundColor = .red
        }
        #expect(run("record", "--variant", "here", "--reason", "these fonts", scenes: [changed]).status == 0)
        let verifying = run("verify", scenes: [changed])
        #expect(verifying.status == 0 && verifying.errors.contains("the variant here"), "\(verifying.errors)")
    }

    @Test(.enabled(if: BuildTraits.hasText)) func fontsOfAFolderAreUsed() throws {
        _ = run("record")
        let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
        let bold = "/usr/share/fonts/opentype/inter/Inter-Black.otf"
        try folder.write([UInt8](try Data(contentsOf: URL(filePath: inter))), to: "same/Inter-Regular.otf")
        try folder.write([UInt8](try Data(contentsOf: URL(filePath: bold))), to: "heavy/Inter-Regular.otf")
        #expect(run("verify", "--fonts", folder("same")).status == 0)
        let other = run("verify", "--fonts", folder("heavy"))
        #expect(
            other.status == 65 && other.errors.contains("in \(folder("heavy"))/Inter-Regular.otf"), "\(other.errors)")
        // The text is really set in that font.
        let compared = run("verify", "--anyway", environment: ["FRAMEREEL_FONTS": folder("heavy")])
        #expect(compared.status == 1 && compared.output.contains("glyphs outlines"), "\(compared.output)")
        try folder.write("no font", to: "none/notes.txt")
        let none = run("verify", "--fonts", folder("none"))
        #expect(none.status == 66 && none.errors.contains("--fonts \(folder("none")): holds none of the fonts"))
        let missing = run("verify", "--fonts", folder("nowhere"))
        #expect(missing.status == 66 && missing.errors.contains("--fonts \(folder("nowhere")): no such folder"))
        let doctor = CommandRun("doctor", "--fonts", folder("heavy"), scenes: [])
        #expect(
            doctor.status == 0 && doctor.output.contains("\(folder("heavy"))/Inter-Regular.otf"), "\(doctor.output)")
    }

    @Test func anotherRendererIsOneMessage() throws {
        _ = run("record", "--text", "blocks")
        try edit("g/label/golden.json", "\"renderer\": \(Release.renderer)", "\"renderer\": 0")
        try edit("g/label/golden.json", "\"framereel\": \"\(Release.version)\"", "\"framereel\": \"0.0.9\"")
        let refused = run("verify", "--text", "blocks")
        #expect(refused.status == 65 && refused.output == "")
        #expect(
            refused.errors.hasPrefix(
                "error: the golden label was recorded under other conditions, and is not compared\n"))
        #expect(
            refused.errors.contains(
                "  recorded with renderer 0 of Framereel 0.0.9, found renderer \(Release.renderer) of \(Release.version), which draws other pixels"
            ), "\(refused.errors)")
        #expect(run("record", "--text", "blocks", "--mode", "missing").errors.contains("stays as it is"))
        #expect(run("record", "--text", "blocks").errors.contains("recorded 7 frames"))
        #expect(run("verify", "--text", "blocks").status == 0)
    }

    /// Another version with the same renderer draws the same, and is only named where frames differ.
    @Test func anotherVersionIsANote() throws {
        _ = run("record", "--text", "blocks")
        try edit("g/label/golden.json", "\"framereel\": \"\(Release.version)\"", "\"framereel\": \"0.0.9\"")
        #expect(run("verify", "--text", "blocks").status == 0)
        #expect(run("record", "--text", "blocks").errors.contains("stays as it is"))
        let dark = Scene("label", width: 100, height: 40, scale: 1, system: .iOS26) {
            $0.window.backgroundColor = .black
        }
        let failing = run("verify", "--text", "blocks", scenes: [dark])
        #expect(failing.status == 1)
        #expect(failing.output.contains("recorded with Framereel 0.0.9, found \(Release.version)"))
    }

    @Test func anotherSystemOrFormOfTextIsOneMessage() {
        _ = run("record", "--text", "blocks")
        let system = run("verify", "--text", "blocks", scenes: [Self.scene(system: .iOS18)])
        #expect(
            system.status == 65 && system.errors.contains("in the design of iOS26, found iOS18: give --system ios26"))
        let text = run("verify")
        #expect(text.status == 65 && text.errors.contains("with text as blocks, found fonts: give --text blocks"))
    }

    /// A golden as the first version wrote it: digests and display lists as text, and no record of the conditions.
    @Test func goldensOfTheFirstFormAreReadAndReplaced() throws {
        _ = run("record", "--text", "blocks")
        let golden = GoldenFolder(path: folder("g/label"))
        let manifest = try #require(try golden.manifest())
        let data = try #require(try golden.data(of: manifest))
        let entries = data.digests.enumerated().map { "{\"frame\": \($0), \"pixels\": \"\($1)\"}" }
        let lists = try #require(data.motion)
        try folder.write(
            "{\"tool\": \"framereel\", \"golden\": 1, \"scene\": \"label\", \"size\": [100, 40], \"scale\": 1, \"fps\": \"60\", \"full\": false, \"frames\": [\(entries.joined(separator: ", "))]}",
            to: "g/label/golden.json")
        try folder.write(DisplayListLog.text(count: lists.trees.count) { lists.trees[$0] }, to: "g/label/lists.json")
        try folder.write(data.trace ?? "", to: "g/label/trace.txt")
        try folder.remove("g/label/frames.json.gz")
        try folder.remove("g/label/review.txt")
        #expect(run("verify", "--text", "blocks").status == 0)
        let dark = Scene("label", width: 100, height: 40, scale: 1, system: .iOS26) { world in
            world.window.backgroundColor = .black
            world.wait(until: 0.1)
        }
        let failing = run("verify", "--text", "blocks", scenes: [dark])
        #expect(failing.status == 1 && failing.output.contains("7 of 7 frames differ"), "\(failing.output)")
        #expect(run("record", "--text", "blocks").errors.contains("stays as it is"))
        #expect(run("record", "--text", "blocks", "--mode", "all").status == 0)
        #expect(
            folder.names.filter { $0.hasPrefix("g/") }
                == ["frames.json.gz", "golden.json", "review.txt", "sheet.png"].map { "g/label/" + $0 })
        #expect(run("verify", "--text", "blocks").status == 0)
    }

    @Test func cutOffDataIsAnError() throws {
        _ = run("record", "--text", "blocks")
        let data = try #require(folder.read("g/label/frames.json.gz"))
        try folder.write(Array(data.dropLast(9)), to: "g/label/frames.json.gz")
        // As long as the digest of all frames is equal, nothing else is read.
        #expect(run("verify", "--text", "blocks").status == 0)
        let red = Scene("label", width: 100, height: 40, scale: 1, system: .iOS26) { $0.window.backgroundColor = .red }
        let failing = run("verify", "--text", "blocks", scenes: [red])
        #expect(failing.status == 65 && failing.errors.contains("frames.json.gz: is damaged or cut off; record"))
    }
}
