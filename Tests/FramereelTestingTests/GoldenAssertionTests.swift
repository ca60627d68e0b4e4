import Foundation
import FrameDiff
import FrameGoldens
import Testing
import UIKit

@testable import FramereelTesting

/// The findings of `assertTransition` in a separate folder.
@Suite final class GoldenAssertionTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private static func scene(radius: CGFloat = 1) -> Scene {
        Scene("square", width: 20, height: 10, scale: 1) { world in
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
            view.backgroundColor = .red
            view.layer.cornerRadius = radius
            world.window.addSubview(view)
            world.at(0) { UIView.animate(withDuration: 0.1) { view.frame.origin.x = 12 } }
        }
    }

    private func outcome(
        _ scene: Scene = scene(), _ environment: [String: String] = [:], record: RecordMode? = nil,
        in matrix: TraitMatrix? = nil
    ) -> GoldenAssertion.Outcome {
        var settings = GoldenSettings.current
        settings.record = record
        var environment = environment
        environment["FRAMEREEL_ARTIFACTS"] = folder + "/artifacts"
        return GoldenAssertion(
            scene: scene, matrix: matrix, name: scene.name, testFile: folder + "/CardTests.swift", settings: settings,
            environment: environment
        ).outcome()
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + path) }

    @Test func aMissingGoldenFailsAndSaysHowToRecord() {
        let missing = outcome()
        #expect(missing.failure?.contains("there is no golden") == true)
        #expect(missing.failure?.contains("FRAMEREEL_RECORD=missing swift test --filter CardTests") == true)
        #expect(!exists("__Transitions__"))
        #expect(exists("artifacts/CardTests/square/square/frames/00006.png"))
        // The claim for `prune`.
        let golden = GoldenFolder(path: folder + "/__Transitions__/CardTests/square")
        #expect(ArtifactFolder(folder + "/artifacts").claims.isClaimed(golden) == true)
        for other in ["CardTests/other", "OtherTests/square"] {
            let golden = GoldenFolder(path: folder + "/__Transitions__/" + other)
            #expect(ArtifactFolder(folder + "/artifacts").claims.isClaimed(golden) == false)
        }
    }

    /// The main actor of a test run is not on the main thread, and waiting for it from itself would block forever.
    @MainActor @Test func testsOnTheMainActorAreCompared() {
        #expect(outcome(record: .missing).failure?.contains("recorded") == true)
        #expect(outcome().failure == nil)
    }

    /// One failure and one report cover all combinations. Equal goldens are stored once.
    @Test func combinationsHaveTheirOwnGoldens() throws {
        let matrix = TraitMatrix(appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft])
        func scene(radius: CGFloat = 1) -> Scene {
            Scene("square", width: 20, height: 10, scale: 1) { world in
                let view = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
                view.backgroundColor = .label
                view.layer.cornerRadius = world.window.traitCollection.userInterfaceStyle == .dark ? radius : 1
                world.window.addSubview(view)
            }
        }
        let recorded = outcome(scene(), record: .all, in: matrix)
        #expect(recorded.failure?.split(separator: "\n").count == 4, "\(recorded.failure ?? "")")
        func files(_ name: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: "\(folder)/__Transitions__/CardTests/\(name)").sorted()
        }
        #expect(try files("") == ["square", "square@dark", "square@dark-rtl", "square@rtl"])
        #expect(try files("square").count == 4 && files("square@dark").count == 4)
        #expect(try files("square@rtl") == ["golden.json"] && files("square@dark-rtl") == ["golden.json"])
        #expect(outcome(scene(), in: matrix).failure == nil)
        let failure = try #require(outcome(scene(radius: 2), in: matrix).failure)
        #expect(failure.contains("square@dark: 1 of 1 frame differs") && failure.contains("square@dark-rtl: 1 of"))
        #expect(failure.contains("2 other combinations are as expected\n") && !failure.contains("square@rtl: "))
        let report = try String(contentsOfFile: folder + "/artifacts/CardTests/square/report.html", encoding: .utf8)
        #expect(report.contains("<h1>square: 4 combinations, 2 differ</h1>"))
        #expect(outcome(scene(), in: matrix).failure == nil && !exists("artifacts/CardTests/square/report.html"))
    }

    @Test func recordingFailsAndTheRecordedGoldenPasses() {
        let recorded = outcome(Self.scene(), ["FRAMEREEL_RECORD": "missing"])
        #expect(recorded.failure?.contains("recorded 7 frames; check") == true)
        #expect(exists("__Transitions__/CardTests/square/golden.json"))
        #expect(outcome().failure == nil)
        #expect(outcome(Self.scene(), ["FRAMEREEL_RECORD": "missing"]).failure?.contains("never passes") == true)
    }

    /// A golden of another renderer fails with one message, and with the command that records it again.
    @Test func anotherRendererIsAMessageBeforeAnyFrame() throws {
        _ = outcome(record: .all)
        let path = folder + "/__Transitions__/CardTests/square/golden.json"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacing(/"renderer": [0-9]+/, with: "\"renderer\": 0").write(
            toFile: path, atomically: true, encoding: .utf8)
        let refused = outcome(Self.scene(radius: 2))
        let lines = try #require(refused.failure).split(separator: "\n")
        #expect(lines.count == 3 && refused.attachments.isEmpty, "\(lines)")
        #expect(lines[0] == "the golden square was recorded under other conditions, and is not compared")
        #expect(lines[1].hasPrefix("recorded with renderer 0 of Framereel "), "\(lines)")
        #expect(lines[2].contains("FRAMEREEL_RECORD=changed swift test --filter CardTests"))
        #expect(!exists("artifacts/CardTests/square/report.html"))
        #expect(outcome(record: .changed).failure?.contains("recorded 7 frames") == true)
        #expect(outcome().failure == nil)
    }

    @Test func nothingIsWrittenInContinuousIntegration() {
        for record in [nil, RecordMode.all] {
            let refused = outcome(Self.scene(), ["CI": "true", "FRAMEREEL_RECORD": "all"], record: record)
            #expect(refused.failure?.contains("there is no golden") == true)
            #expect(
                refused.failure?.contains("the mode all is ignored: nothing is recorded while CI is set\n") == true)
            #expect(refused.failure?.contains(": env -u CI FRAMEREEL_RECORD=missing swift test") == true)
        }
        #expect(outcome(Self.scene(), ["CI": "true"]).failure?.contains("ignored") == false)
        #expect(!exists("__Transitions__"))
    }

    @Test func aFailureNamesTheLayerAndHasAttachments() {
        _ = outcome(record: .all)
        let failed = outcome(Self.scene(radius: 2))
        #expect(failed.failure?.contains("corner radii 1 → 2") == true)
        #expect(
            failed.attachments.map(\.name).sorted() == [
                "square-0-actual.png", "square-0-difference.png", "square-0-expected.png", "square.html",
            ])
        #expect(exists("artifacts/CardTests/square/report.html"))
        // All reports of a run are on one page.
        let index = FileManager.default.contents(atPath: folder + "/artifacts/index.html")
            .map { String(decoding: $0, as: UTF8.self) }
        #expect(index?.contains("href=\"CardTests/square/report.html\"") == true)
        #expect(index?.contains("square: 7 of 7 frames differ") == true)
        #expect(index?.contains("corner radii 1 → 2") == true)
        #expect(outcome().failure == nil)
        #expect(!exists("artifacts/CardTests/square") && !exists("artifacts/index.html"))
    }

    /// `swift test` sees only the exit status of the process.
    @Test func anApplicationThatExitsFails() async {
        await #expect(processExitsWith: .exitCode(65)) { [folder = folder as String] in
            let scene = Scene("quits", width: 4, height: 4, scale: 1) { world in world.at(0.1) { exit(0) } }
            _ = GoldenAssertion(
                scene: scene, name: "quits", testFile: folder + "/QuitTests.swift", settings: GoldenSettings(),
                environment: ["FRAMEREEL_ARTIFACTS": folder + "/artifacts"]
            ).outcome()
            exit(0)
        }
    }

    @Test func wrongModesAreReported() {
        #expect(
            outcome(Self.scene(), ["FRAMEREEL_RECORD": "always"]).failure?.contains("expected one of never") == true)
    }

    /// The trait reaches the assertion through synchronous code.
    @Test(.goldens(rules: ComparisonRules(maxPixels: 3), fps: 30)) func traitsSetTheirValues() {
        #expect(GoldenSettings.current.rules.maxPixels == 3 && GoldenSettings.current.rate?.numerator == 30)
        withGoldens {
            $0.isFull = true
        } _: {
            #expect(GoldenSettings.current.isFull && GoldenSettings.current.rules.maxPixels == 3)
        }
        #expect(!GoldenSettings.current.isFull)
        _ = outcome(record: .all)
        #expect(outcome().failure == nil)
    }
}
