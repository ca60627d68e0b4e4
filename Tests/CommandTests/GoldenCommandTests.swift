import Foundation
import FrameGoldens
import FramePNG
import FramePainting
import Framereel
import TestSupport
import Testing
import UIKit

/// `record`, `verify` and `prune`.
@MainActor @Suite struct GoldenCommandTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func run(
        _ words: String..., scenes: [Scene] = [TestScenes.square], environment: [String: String] = [:]
    ) -> CommandRun {
        run(words, scenes: scenes, environment: environment)
    }

    private func run(_ words: [String], scenes: [Scene], environment: [String: String] = [:]) -> CommandRun {
        let artifacts = words[0] == "verify" ? ["--artifacts", folder("artifacts")] : []
        return CommandRun(words + ["--goldens", folder("g")] + artifacts, scenes: scenes, environment: environment)
    }

    /// Returns the square of ``TestScenes`` with the changes of a test.
    private static func square(
        color: UIColor = UIColor(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.5), duration: Double = 0.1,
        radius: CGFloat = 1.5, width: Double = 20
    ) -> Scene {
        Scene("square", width: width, height: 10, scale: 2) { world in
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
            view.backgroundColor = color
            view.layer.cornerRadius = radius
            controller.view.addSubview(view)
            world.window.rootViewController = controller
            world.at(0) { UIView.animate(withDuration: duration) { view.frame.origin.x = 12 } }
        }
    }

    @Test func recordedScenesVerify() {
        let recording = run("record", scenes: [Self.square()])
        #expect(
            recording.status == 0
                && recording.errors == "square: recorded 7 frames; check \(folder("g/square/sheet.png"))\n")
        #expect(
            folder.names == [
                "g/square/frames.json.gz", "g/square/golden.json", "g/square/review.txt", "g/square/sheet.png",
            ])
        let verifying = run("verify", scenes: [Self.square()])
        #expect(verifying.status == 0 && verifying.output == "")
        #expect(verifying.errors == "square: 7 frames as expected\n")
        #expect(folder.names.count == 4)
        // Nothing remains to be written, and nothing is written.
        let before = folder.contents
        #expect(run("record", scenes: [Self.square()]).status == 0)
        #expect(folder.contents == before)
    }

    /// For labels and rows of one class, a failure names the ones that differ in the way readers recognize them.
    @Test func equalViewsAreNamedByTextAndRow() throws {
        func scene(_ color: UIColor) -> Scene {
            Scene("rows", width: 200, height: 200, scale: 1) { world in
                let controller = TotalsController()
                world.window.rootViewController = controller
                let texts = ["Total", "Open", "Open"]
                for (index, text) in texts.enumerated() {
                    let row = index == 0 ? controller.view! : controller.rows[index - 1]
                    let label = UILabel(frame: CGRect(x: 0, y: 10, width: 100, height: 20))
                    label.text = text
                    label.textColor = index == 1 ? .black : color
                    row.addSubview(label)
                    let button = UIButton(frame: CGRect(x: 100, y: 10, width: 90, height: 20))
                    button.setTitle("Pay \(index)", for: .normal)
                    button.backgroundColor = index == 2 ? color : .white
                    row.addSubview(button)
                }
            }
        }
        _ = run("record", "--text", "blocks", scenes: [scene(.black)])
        let failing = run("verify", "--text", "blocks", scenes: [scene(.red)])
        #expect(failing.status == 1)
        let lines = failing.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for name in ["UILabel “Total”", "TotalsController.lower › UILabel “Open”", "UIButton “Pay 2”"] {
            #expect(lines.contains { $0.hasPrefix("\(name): ") }, "\(failing.output)")
        }
        #expect(!failing.output.contains("#2:") && !failing.output.contains("upper › "), "\(failing.output)")
        let masked = run("verify", "--text", "blocks", "--mask-layer", "UIButton", scenes: [scene(.red)])
        #expect(masked.output.contains("UILabel “Total”: ") && !masked.output.contains("UIButton “"))
    }

    /// The cells of a table are named by their rows.
    @Test func cellsAreNamedByTheirRows() throws {
        func scene(_ color: UIColor) -> Scene {
            Scene("list", width: 200, height: 200, scale: 1) { world in
                let source = ColorSource(color)
                let table = UITableView()
                table.dataSource = source
                let controller = UIViewController()
                controller.view = table
                world.window.rootViewController = controller
                world.at(0) { _ = source }
            }
        }
        _ = run("record", "--text", "blocks", scenes: [scene(.blue)])
        let failing = run("verify", "--text", "blocks", scenes: [scene(.red)])
        #expect(failing.output.contains("UITableViewCell row 1"), "\(failing.output)")
        #expect(!failing.output.contains("row 0") && !failing.output.contains("row 2"))
    }

    @Test func aMissingGoldenIsReported() {
        let verifying = run("verify", scenes: [Self.square()])
        #expect(verifying.status == 1 && verifying.output == "square: there is no golden in \(folder("g/square"))\n")
        #expect(
            verifying.errors.contains("To record what is missing: framereel record --goldens"))
        #expect(!verifying.errors.contains("change"))
        #expect(folder.text("artifacts/report.html")?.contains("To record it: <code>framereel record") == true)
        // The current images can be inspected first.
        let artifacts = folder.names.filter { $0.hasPrefix("artifacts/") }
        #expect(artifacts.contains("artifacts/report.html") && artifacts.contains("artifacts/square/frames/00006.png"))
        #expect(artifacts.count { $0.hasSuffix(".png") } == 7)
        _ = run("record", scenes: [Self.square()])
        #expect(run("verify", scenes: [Self.square()]).status == 0)
        #expect(!folder.names.contains { $0.hasPrefix("artifacts/") })
    }

    /// The report shows a reduced part, but whole frames are compared, including frames without a difference in that
    /// part.
    @Test(arguments: [0, 20]) func theReportShowsAPart(left: Int) throws {
        _ = run("record", scenes: [Self.square()])
        let whole = run("verify", scenes: [Self.square(radius: 2)])
        let images = { self.folder.names.filter { $0.hasPrefix("artifacts/square/") && $0.hasSuffix(".png") } }
        let names = images()
        let part = run("verify", "--crop", "\(left),0,20,20", "--width", "10", scenes: [Self.square(radius: 2)])
        #expect(whole.status == 1 && part.status == 1 && part.output == whole.output)
        #expect(!names.isEmpty && images() == names)
        for name in names {
            #expect(try PNGDecoder.decode(try #require(folder.read(name))).size == PixelSize(width: 10, height: 10))
        }
    }

    /// A part outside the canvas of one scene does not prevent the comparison of the others.
    @Test func aPartBeyondTheCanvasShowsTheWhole() throws {
        _ = run("record", scenes: [Self.square()])
        let passing = run("verify", "--crop", "30,0,20,20", scenes: [Self.square()])
        #expect(passing.status == 0)
        #expect(passing.errors.hasPrefix("warning: square: its images are whole: --crop 30,0,20,20: not a part"))
        #expect(run("verify", "--crop", "30,0,20,20", scenes: [Self.square(radius: 2)]).status == 1)
        let images = folder.names.filter { $0.hasPrefix("artifacts/square/") && $0.hasSuffix(".png") }
        for name in images {
            #expect(try PNGDecoder.decode(try #require(folder.read(name))).size == PixelSize(width: 40, height: 20))
        }
        #expect(!images.isEmpty)
    }

    @Test func approvedVariantsPassWithTheirReason() throws {
        _ = run("record", scenes: [Self.square()])
        let before = folder.contents
        let other = [Self.square(radius: 2)]
        #expect(run("verify", scenes: other).status == 1)
        let approving = run("record", "--variant", "round", "--reason", "as drawn there", scenes: other)
        #expect(approving.status == 0 && approving.errors.contains("approved as the variant round"))
        #expect(
            folder.contents.filter { $0.key.hasPrefix("g/square/") && !$0.key.contains("variants") }
                == before.filter { $0.key.hasPrefix("g/square/") })
        let verifying = run("verify", scenes: other)
        #expect(verifying.status == 0)
        #expect(verifying.errors == "square: 7 frames as expected (the variant round: as drawn there)\n")
        // The golden itself still passes, recording keeps both, and anything else fails.
        #expect(run("verify", scenes: [Self.square()]).errors == "square: 7 frames as expected\n")
        #expect(run("record", scenes: other).errors.contains("stays as it is"))
        #expect(run("verify", scenes: [Self.square(radius: 1)]).status == 1)
        #expect(run("record", "--variant", "again", "--reason", "r", scenes: other).status == 0)
        #expect(run("record", "--variant", "r", "--reason", "r", scenes: other, environment: ["CI": "1"]).status == 0)
        _ = run("prune", "--delete", scenes: [TestScenes.stillLife])
        #expect(!folder.names.contains { $0.hasPrefix("g/") })
    }

    @Test(arguments: [
        (["--variant", "a"], 64, "needs a reason"), (["--reason", "a"], 64, "that of a variant"),
        (["--variant", "../a", "--reason", "b"], 64, "expected letters"),
        (["--variant", "a", "--reason", "b"], 66, "record it first"),
    ])
    func variantsNeedAGoldenANameAndAReason(words: [String], status: Int32, sentence: String) {
        let run = run(["record"] + words, scenes: [Self.square()])
        #expect(run.status == status && run.errors.contains(sentence), "\(run.errors)")
        #expect(folder.names.isEmpty)
    }

    @Test func aRenamedSceneIsRecognized() throws {
        _ = run("record", scenes: [Self.square()])
        try FileManager.default.moveItem(atPath: folder("g/square"), toPath: folder("g/box"))
        let verifying = run("verify", scenes: [Self.square()])
        #expect(verifying.output.contains("git mv \(folder("g/box")) \(folder("g/square"))"))
        #expect(!run("verify", scenes: [Self.square(radius: 2)]).output.contains("git mv"))
    }

    /// A few pixels of another color, or many pixels that are off by one level.
    @Test func theWorstFrameIsTheOneThatDiffersMost() throws {
        func fading(from color: UIColor, to other: UIColor) -> Scene {
            Scene("fading", width: 20, height: 10, scale: 2) { world in
                let controller = UIViewController()
                controller.view.backgroundColor = color
                let view = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
                controller.view.addSubview(view)
                world.window.rootViewController = controller
                world.at(0.05) { (controller.view.backgroundColor, view.backgroundColor) = (.white, other) }
                world.at(0.1) {}
            }
        }
        let gray = UIColor(white: 254.0 / 255, alpha: 1)
        _ = run("record", scenes: [fading(from: .white, to: .white)])
        let run = run("verify", "--json", scenes: [fading(from: gray, to: .black)])
        #expect(run.output.contains("\"first\": 0") && run.output.contains("\"worst\": 3"))
    }

    @Test func aFailureIsExplained() throws {
        _ = run("record", scenes: [Self.square()])
        let changed = run("verify", scenes: [Self.square(radius: 2)])
        #expect(changed.status == 1)
        #expect(changed.output.contains("7 of 7 frames differ"))
        #expect(changed.output.contains("first: frame 0 at 0 s: "))
        #expect(changed.output.contains("UIView: corner radii 1.5 → 2"))
        let shown = folder.names.filter { $0.hasPrefix("artifacts/") }
        #expect(
            shown.prefix(2) == ["artifacts/report.html", "artifacts/results.json"]
                && shown.contains("artifacts/square/first-expected.png"))
        let page = try #require(folder.text("artifacts/report.html"))
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("src=\"/"))
        // A passing scene leaves no files.
        #expect(run("verify", scenes: [Self.square()]).status == 0)
        #expect(folder.names.allSatisfy { $0.hasPrefix("g/") })
    }

    @Test func lengthsSizesAndRatesHaveTheirOwnMessages() {
        _ = run("record", scenes: [Self.square()])
        let longer = run("verify", scenes: [Self.square(duration: 0.15)])
        #expect(longer.output.contains("10 frames (to 0.15 s), the golden has 7 frames (to 0.1 s)"))
        #expect(longer.output.contains("- ") && longer.output.contains("0.15 s"))
        let larger = run("verify", scenes: [Self.square(width: 21)])
        #expect(larger.output.contains("frames of 42×20 pixels, the golden's have 40×20"))
        let slower = run("verify", "--fps", "30", scenes: [Self.square()])
        #expect(slower.output.contains("30 frames per second, the golden has 60"))
        #expect([longer, larger, slower].allSatisfy { $0.status == 1 })
    }

    /// The rate of a golden is kept without naming it again.
    @Test func theRateComesFromTheGolden() {
        _ = run("record", "--fps", "20", scenes: [Self.square()])
        #expect(run("verify", scenes: [Self.square()]).errors == "square: 3 frames as expected\n")
    }

    /// Failures come first, both in the contents and below. Images precede text, and tables are collapsed.
    @Test func reportsShowFailuresFirst() throws {
        let passing = TestScenes.stillLife
        _ = run("record", scenes: [passing, Self.square()])
        #expect(run("verify", scenes: [passing, Self.square(radius: 2)]).status == 1)
        let page = try #require(folder.text("artifacts/report.html"))
        let body = try #require(page.range(of: "<ul class=\"contents\">").map { page[$0.lowerBound...] })
        func place(_ text: String) throws -> String.Index { try #require(body.range(of: text), "\(text)").lowerBound }
        #expect(try place(">square</a>") < place(">still life</a>"))
        #expect(try place("<h1>square</h1>") < place("<h1>still life</h1>"))
        #expect(try place("<div class=\"viewer\"") < place("<div class=\"explanation\">"))
        #expect(body.contains("<details><summary>Every frame") && !body.contains("<details open>"))
        #expect(body.contains("class=\"heat\"") && body.contains("\"heat\":[[255,208,0],"))
    }

    @Test func tolerancesAllowDifferences() {
        _ = run("record", scenes: [Self.square()])
        let other = Self.square(color: UIColor(red: 0.8, green: 0.2, blue: 0.105, alpha: 0.5))
        #expect(run("verify", scenes: [other]).status == 1)
        let tolerant = run("verify", "--threshold", "2", scenes: [other])
        #expect(tolerant.status == 0 && tolerant.errors.contains("within the tolerance"))
    }

    /// A masked layer may change and move. The content behind it and every other layer are compared.
    @Test(arguments: [[], ["--full"]]) func maskedLayersDoNotCount(full: [String]) {
        func scene(_ clock: UIColor, x: Double = 2, ground: UIColor = .white) -> Scene {
            Scene("desk", width: 20, height: 10, scale: 1) { world in
                let controller = UIViewController()
                controller.view.backgroundColor = ground
                let view = UIView(frame: CGRect(x: x, y: 2, width: 6, height: 4))
                view.accessibilityIdentifier = "clock"
                view.backgroundColor = clock
                controller.view.addSubview(view)
                world.window.rootViewController = controller
            }
        }
        func verify(_ scene: Scene, _ options: String...) -> CommandRun {
            CommandRun(
                ["verify", "--goldens", folder("g"), "--artifacts", folder("artifacts")] + options, scenes: [scene])
        }
        _ = CommandRun(["record", "--goldens", folder("g")] + full, scenes: [scene(.red)])
        #expect(verify(scene(.blue, x: 9)).status == 1)
        let masked = verify(scene(.blue, x: 9), "--mask-layer", "clock")
        #expect(masked.status == 0 && masked.errors.contains("within the tolerance"))
        let behind = verify(scene(.blue, ground: .yellow), "--mask-layer", "other+clock")
        #expect(behind.status == 1 && !behind.output.contains("clock: "))
        let misspelled = verify(scene(.blue), "--mask-layer", "clok")
        #expect(
            misspelled.status == 1 && misspelled.output.contains("painted by a layer named clok; those that paint: "))
    }

    @Test func fullGoldensKeepEveryFrame() throws {
        _ = run("record", "--full", scenes: [Self.square()])
        #expect(folder.names.count { $0.hasPrefix("g/square/frames/") } == 7)
        #expect(run("verify", scenes: [Self.square()]).status == 0)
        try folder.remove("g/square/frames.json.gz")
        let changed = run("verify", scenes: [Self.square(radius: 2)])
        #expect(changed.output.contains("pixels differ"))
        // Recording without the option removes the frames.
        #expect(run("record", scenes: [Self.square()]).status == 0)
        #expect(!folder.names.contains { $0.contains("frames/") })
    }

    /// The goldens that each mode writes: a missing one, a failing one and a passing one.
    @Test(
        arguments: [
            ("never", false, false, false), ("missing", true, false, false), ("failed", true, true, false),
            ("changed", true, true, false), ("all", true, true, true),
        ])
    func eachModeWritesItsFiles(mode: String, missing: Bool, failing: Bool, standing: Bool) {
        func writes(_ scene: Scene) -> Bool {
            run("record", "--mode", mode, scenes: [scene]).errors.contains("recorded")
        }
        #expect(writes(Self.square()) == missing)
        _ = run("record", scenes: [Self.square()])
        #expect(writes(Self.square()) == standing)
        #expect(writes(Self.square(radius: 2)) == failing)
    }

    /// Differences within the tolerance are not recorded in the mode `failed`, but are recorded in the mode `changed`.
    @Test func changedIgnoresTolerances() {
        _ = run("record", scenes: [Self.square()])
        let other = Self.square(color: UIColor(red: 0.8, green: 0.2, blue: 0.105, alpha: 0.5))
        #expect(!run("record", "--mode", "failed", "--threshold", "2", scenes: [other]).errors.contains("recorded"))
        #expect(run("record", "--mode", "changed", "--threshold", "2", scenes: [other]).errors.contains("recorded"))
    }

    /// Without operands, all scenes of the program are compared. A folder stands for all scene files in it and below.
    @Test func everySceneIsCompared() throws {
        let scenes = [Self.square(), TestScenes.stillLife]
        #expect(run("record", scenes: scenes).errors.contains("still life: recorded 3 frames"))
        #expect(run("verify", scenes: scenes).errors.contains("square: 7 frames as expected\nstill life: 3 frames"))
        let scene = try #require(
            FileManager.default.contents(
                atPath: Repository.root.appending(path: "Fixtures/scenes/views/border/scene.json").path))
        for name in ["s/a/scene.json", "s/b.json", "s/.hidden/c.json"] { try folder.write([UInt8](scene), to: name) }
        try folder.write("{\"screens\"", to: "s/broken.json")
        try folder.write("{\"frames\": [\"screens\"]}", to: "s/other.json")
        let broken = CommandRun(["lint", folder("s")], scenes: [])
        #expect(broken.status == 65 && broken.errors.contains("broken.json:1:"), "\(broken.errors)")
        #expect(broken.errors.contains("a: nothing found\nb: nothing found\n"))
        try folder.remove("s/broken.json")
        _ = run(["record", folder("s")], scenes: [])
        let verified = run(["verify", folder("s")], scenes: [])
        #expect(verified.status == 0 && verified.errors.split(separator: "\n").map { $0.prefix(3) } == ["a: ", "b: "])
        let none = CommandRun(["lint", folder("g")], scenes: [])
        #expect(none.status == 66 && none.errors.contains("there are no scene files (.json) in this folder"))
    }

    @Test func lintTakesAllScenesOfAProgram() {
        let scenes = [TestScenes.square, TestScenes.leaky]
        let run = CommandRun(["lint"], scenes: scenes)
        #expect(run.status == 1 && run.output.hasPrefix("leaky:\n0.2000  "), "\(run.output)")
        #expect(run.errors == "square: nothing found\nleaky: 1 finding\n")
        #expect(CommandRun(["lint", "--json"], scenes: scenes).output.hasPrefix("{\n  \"scenes\": ["))
        #expect(CommandRun(["lint", "leaky", "--json"], scenes: scenes).output.contains("\"scene\": \"leaky\""))
    }

    @Test func nothingIsRecordedInContinuousIntegration() {
        let run = run("record", "--mode", "all", scenes: [Self.square()], environment: ["CI": "true"])
        #expect(run.status == 1 && run.errors == Self.refusal("CI is set", folder("g/square")))
        #expect(folder.names.isEmpty)
    }

    private static func refusal(_ reason: String, _ golden: String) -> String {
        "square: has no golden in \(golden)\nerror: \(reason), so 1 golden was not written\n"
    }

    @Test func theModeNeverWritesNothing() {
        for environment in [[:], ["CI": "true"]] {
            let run = run("record", "--mode", "never", scenes: [Self.square()], environment: environment)
            #expect(run.status == 1 && run.errors == Self.refusal("the mode is never", folder("g/square")))
        }
    }

    @Test func resultsAreForMachinesToo() throws {
        _ = run("record", scenes: [Self.square()])
        let passing = run("verify", "--junit", folder("junit.xml"), "--json", scenes: [Self.square()])
        #expect(passing.output.contains("\"passes\": true"))
        #expect(folder.text("junit.xml")?.contains("tests=\"1\" failures=\"0\"") == true)
        _ = run("verify", "--junit", folder("junit.xml"), "--json", scenes: [Self.square(radius: 2)])
        let junit = try #require(folder.text("junit.xml"))
        #expect(junit.contains("<failure message=\"square: 7 of 7 frames differ\">"))
    }

    @Test func pruningListsFirst() throws {
        _ = run("record", scenes: [Self.square(), TestScenes.stillLife])
        try folder.write("mine", to: "g/square/notes.txt")
        let scenes = [TestScenes.stillLife]
        let listed = run("prune", scenes: scenes)
        #expect(listed.status == 1 && listed.output == folder("g/square") + "\n")
        #expect(folder.names.contains("g/square/golden.json"))
        #expect(run("prune", "--delete", scenes: scenes).status == 0)
        #expect(folder.names.filter { $0.hasPrefix("g/square/") } == ["g/square/notes.txt"])
        #expect(folder.names.contains("g/still-life/golden.json"))
        let clean = run("prune", scenes: scenes)
        #expect(clean.status == 0 && clean.output == "")
        #expect(clean.errors == "looked at 1 golden in \(folder("g")): all are claimed\n")
    }

    /// The scenes named on the command line say nothing about the other goldens.
    @Test func pruningASubsetKeepsGoldensOfUnnamedScenes() throws {
        _ = run("record", scenes: [Self.square(), TestScenes.stillLife])
        let named = Repository.root.appending(path: "Fixtures/scenes/guide/diagonal/scene.json").path
        let before = folder.contents
        let refused = run("prune", named, "--delete", scenes: [])
        #expect(refused.status == 64 && refused.output == "")
        #expect(refused.errors.contains("2 goldens in \(folder("g")) are of scenes that are not named: \"square\""))
        #expect(refused.errors.contains("--unnamed"))
        #expect(folder.contents == before)
        // The scenes of the program keep their goldens.
        let listed = run("prune", named, scenes: [Self.square()])
        #expect(listed.output == folder("g/still-life") + "\n")
        #expect(run("prune", named, "--delete", "--unnamed", scenes: [Self.square()]).status == 0)
        #expect(Set(folder.names.filter { $0.hasPrefix("g/") }.map { $0.split(separator: "/")[1] }) == ["square"])
    }

    /// Files of other programs are kept under any name, and no link is followed.
    @Test func pruningDeletesOnlyRecordedFiles() throws {
        _ = run("record", "--full", scenes: [Self.square()])
        _ = run("record", "--variant", "round", "--reason", "r", scenes: [Self.square(radius: 2)])
        try FileManager.default.copyItem(atPath: folder("g/square"), toPath: folder("g/linked"))
        let files = FileManager.default
        for name in ["frames", "variants"] {
            try files.moveItem(atPath: folder("g/linked/\(name)"), toPath: folder("elsewhere-\(name)"))
            try files.createSymbolicLink(
                atPath: folder("g/linked/\(name)"), withDestinationPath: folder("elsewhere-\(name)"))
        }
        try files.moveItem(atPath: folder("g/linked/sheet.png"), toPath: folder("elsewhere.png"))
        try files.createSymbolicLink(
            atPath: folder("g/linked/sheet.png"), withDestinationPath: folder("elsewhere.png"))
        let others = [
            "g/other/golden.json": "{\"tool\": \"other\"}", "g/other/trace.txt": "mine",
            "g/square/review.txt": "not a review", "g/square/frames.json.gz": "[1]",
            "g/square/frames/00003.png": "no image",
            "g/square/frames/notes.txt": "mine", "g/square/variants/mine.json": "{}",
        ]
        for (name, text) in others { try folder.write(text, to: name) }
        let elsewhere = folder.contents.filter { $0.key.hasPrefix("elsewhere") }
        let run = run("prune", "--delete", scenes: [TestScenes.stillLife])
        #expect(run.status == 0 && run.output == "\(folder("g/linked"))\n\(folder("g/square"))\n")
        #expect(folder.contents.filter { $0.key.hasPrefix("elsewhere") } == elsewhere)
        for (name, text) in others { #expect(folder.text(name) == text, "\(name)") }
        let left = Set(try files.subpathsOfDirectory(atPath: folder("g")).filter { $0.contains(".") })
        #expect(left == Set(others.keys.map { String($0.dropFirst(2)) } + ["linked/sheet.png"]))
        for sentence in [
            "g/other/golden.json is no golden of framereel", "g/square/review.txt was not written by recording",
            "g/linked/frames was not written by recording",
        ] { #expect(run.errors.contains(sentence), "\(run.errors)") }
    }

    @Test func pruningUsesTheGivenFolder() throws {
        _ = run("record", scenes: [Self.square()])
        try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: folder("g"))
        let listed = CommandRun("prune", "--goldens", folder("link"), scenes: [TestScenes.stillLife])
        #expect(listed.status == 1 && listed.output == folder("link/square") + "\n")
    }

    /// A nested folder holds its own goldens.
    @Test func pruningStaysInTheFolder() throws {
        _ = run("record", scenes: [Self.square()])
        try FileManager.default.createDirectory(atPath: folder("g/inner"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: folder("g/square"), toPath: folder("g/inner/square"))
        let run = run("prune", "--delete", scenes: [Self.square()])
        #expect(run.status == 0 && run.output == "" && run.errors.hasPrefix("looked at 1 golden"))
        #expect(folder.names.contains("g/inner/square/golden.json"))
    }

    /// The files behind a link may have the names of frames.
    @Test func pruningKeepsTheContentsOfALinkedFolder() throws {
        _ = run("record", scenes: [Self.square()])
        let frames = folder("g/square/frames")
        #expect(CommandRun("render", "square", "-o", folder("other/%d.png"), scenes: [Self.square()]).status == 0)
        let others = folder.names.filter { $0.hasPrefix("other/") }
        try? FileManager.default.removeItem(atPath: frames)
        try FileManager.default.createSymbolicLink(atPath: frames, withDestinationPath: folder("other"))
        _ = run("prune", "--delete", scenes: [TestScenes.stillLife])
        #expect(!others.isEmpty && folder.names.filter { $0.hasPrefix("other/") } == others)
    }

    @Test func goldensOfTestsAreClaimedByTheirTests() throws {
        _ = run("record", scenes: [Self.square(), TestScenes.stillLife])
        let tests = folder("g/__Transitions__/CardTests")
        try FileManager.default.createDirectory(atPath: tests, withIntermediateDirectories: true)
        for name in ["square", "still-life"] {
            try FileManager.default.moveItem(atPath: folder("g/\(name)"), toPath: "\(tests)/\(name)")
        }
        let artifacts = ArtifactFolder(folder("of-tests"))
        let words = ["prune", "--artifacts", artifacts.path]
        // Without claims, the owners are unknown and nothing is deleted.
        let blind = run(words + ["--delete"], scenes: [])
        #expect(blind.status == 0 && blind.output == "")
        #expect(blind.errors.contains("2 goldens of tests in \(folder("g")) were not looked at"))
        try artifacts.claims.claim(GoldenFolder(path: "\(tests)/../CardTests/square"))
        let listed = run(words, scenes: [])
        #expect(listed.status == 1 && listed.output == "\(tests)/still-life\n")
        #expect(listed.errors.hasPrefix("looked at 2 goldens"))
        try artifacts.claims.claim(GoldenFolder(path: "\(tests)/still-life"))
        #expect(run(words, scenes: []).status == 0)
    }

    @Test func damagedGoldensAreRejectedWithTheirLocation() throws {
        _ = run("record", scenes: [Self.square()])
        try folder.write("{\"tool\": \"framereel\", \"golden\": 2}", to: "g/square/golden.json")
        let verifying = run("verify", scenes: [Self.square()])
        #expect(verifying.status == 65 && verifying.errors.contains("golden.json:1:"))
        // Recording repairs it.
        #expect(run("record", scenes: [Self.square()]).status == 0)
        #expect(run("verify", scenes: [Self.square()]).status == 0)
    }
}

private final class TotalsController: UIViewController {
    let upper = UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
    let lower = UIView(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
    var rows: [UIView] { [upper, lower] }

    override func viewDidLoad() {
        view.backgroundColor = .white
        rows.forEach(view.addSubview)
        for row in rows { row.backgroundColor = .white }
    }
}

private final class ColorSource: NSObject, UITableViewDataSource {
    private let color: UIColor

    init(_ color: UIColor) {
        self.color = color
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.backgroundColor = indexPath.row == 1 ? color : .white
        return cell
    }
}
