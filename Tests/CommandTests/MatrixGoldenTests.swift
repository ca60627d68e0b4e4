import Foundation
import FrameGoldens
import Framereel
import TestSupport
import Testing
import UIKit

/// Goldens of a scene under every combination of traits.
@MainActor @Suite struct MatrixGoldenTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Returns a scene with a square in the color of the appearance, as wide as its device. The direction changes
    /// nothing.
    private static func square(_ dark: UIColor = .blue, light: UIColor = .red) -> Scene {
        Scene("square", width: 20, height: 10, scale: 2) { world in
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
            view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? dark : light }
            controller.view.addSubview(view)
            world.window.rootViewController = controller
            world.at(0) { UIView.animate(withDuration: 0.05) { view.frame.origin.x = 12 } }
        }
    }

    private static let traits = ["--appearance", "light,dark", "--direction", "ltr,rtl"]

    private func run(_ words: [String], scene: Scene = Self.square(), traits: [String] = Self.traits) -> CommandRun {
        let artifacts = words[0] == "verify" ? ["--artifacts", folder("artifacts")] : []
        return CommandRun(words + traits + ["--goldens", folder("g")] + artifacts, scenes: [scene])
    }

    private var goldens: [String] { folder.names.filter { $0.hasPrefix("g/") }.map { String($0.dropFirst(2)) } }

    @Test func equalGoldensAreStoredOnce() throws {
        // A golden of the scene without traits is kept.
        #expect(run(["record"], traits: []).status == 0)
        let before = folder.contents
        let recording = run(["record"])
        #expect(recording.status == 0, "\(recording.errors)")
        #expect(
            recording.errors.hasSuffix("square: 2 goldens equal others, which are stored once\n"), "\(recording.errors)"
        )
        #expect(before.allSatisfy { folder.contents[$0.key] == $0.value })
        let whole = ["frames.json.gz", "golden.json", "review.txt", "sheet.png"]
        #expect(
            Set(goldens)
                == Set(
                    whole.map { "square/" + $0 } + whole.map { "square@dark/" + $0 }
                        + ["square@dark-rtl/golden.json", "square@rtl/golden.json"]))
        #expect(folder.text("g/square@rtl/golden.json")?.contains("\"same\": \"square\"") == true)
        let verifying = run(["verify"])
        #expect(verifying.status == 0 && verifying.errors.split(separator: "\n").count == 4, "\(verifying.errors)")
        // Recording again changes nothing.
        let stored = folder.contents
        #expect(run(["record"]).status == 0 && folder.contents == stored)
        #expect(run(["record", "--mode", "all"]).status == 0 && folder.contents == stored)
        // Each combination passes alone, under the name that lists its traits.
        for name in ["square", "square@dark", "square@rtl", "square@dark-rtl"] {
            let alone = run(["verify", name], traits: [])
            #expect(alone.status == 0 && alone.errors.hasPrefix("\(name): "), "\(alone.errors)\(alone.output)")
        }
    }

    /// A reference to a golden keeps its contents when the golden changes or is removed.
    @Test(arguments: [["record", "square"], ["prune", "--delete"]]) func aReferenceToAGoldenKeepsItsContents(
        words: [String]
    ) {
        _ = run(["record"])
        let other = words[0] == "prune" ? TestScenes.stillLife : Self.square(light: .green)
        let before = folder.text("g/square/golden.json")
        if words[0] == "record" {
            #expect(run(words, scene: other, traits: []).status == 0)
            #expect(run(["verify", "square@rtl"], traits: []).status == 0)
            #expect(folder.text("g/square@rtl/golden.json") == before?.replacing("\"square\"", with: "\"square@rtl\""))
            #expect(folder.names.contains("g/square@rtl/sheet.png"))
            // When all are equal again, they are stored once again.
            #expect(run(["record"], scene: other).status == 0)
            #expect(!folder.names.contains("g/square@rtl/sheet.png"))
            #expect(run(["verify"], scene: other).status == 0)
        } else {
            // The goldens of a removed scene are removed with all combinations.
            #expect(run(words, scene: other, traits: []).status == 0)
            #expect(goldens.isEmpty)
        }
    }

    @Test func pruningKeepsTheCombinationsOfAScene() {
        _ = run(["record"])
        #expect(run(["prune"], traits: []).errors == "looked at 4 goldens in \(folder("g")): all are claimed\n")
        let listed = run(["prune"], traits: ["--appearance", "light,dark"])
        #expect(listed.status == 1 && listed.output == "\(folder("g/square@dark-rtl"))\n\(folder("g/square@rtl"))\n")
        #expect(run(["prune", "square", "--delete"], traits: ["--appearance", "light,dark"]).status == 0)
        #expect(run(["verify"], traits: ["--appearance", "light,dark"]).status == 0)
        #expect(Set(goldens.map { $0.split(separator: "/")[0] }) == ["square", "square@dark"])
    }

    @Test func brokenReferencesAreErrors() throws {
        _ = run(["record"])
        for (text, sentence) in [
            ("\"same\": \"square@dark-rtl\"", "refers to"),
            ("\"same\": \"nothing\"", "no frames of its own; record the scene"),
            ("\"same\": \"../square\"", "expected the name of a folder beside this one"),
        ] {
            try folder.write(
                "{\"tool\": \"framereel\", \"golden\": 1, \"scene\": \"square@rtl\", \(text)}",
                to: "g/square@rtl/golden.json")
            let run = run(["verify"])
            #expect(run.status == 65 && run.errors.contains(sentence), "\(run.errors)")
        }
        // Recording replaces it.
        #expect(run(["record"]).status == 0 && run(["verify"]).status == 0)
    }

    @Test func oneReportShowsAllSideBySide() throws {
        _ = run(["record"])
        let run = run(["verify"], scene: Self.square(.green))
        #expect(run.status == 1 && run.output.contains("square@dark: 4 of 4 frames differ"))
        #expect(run.errors.contains("square: 4 frames as expected\nsquare@rtl: 4 frames as expected\n"))
        let page = try #require(folder.text("artifacts/report.html"))
        #expect(page.contains("<h1>square: 4 combinations, 2 differ</h1>"))
        let grid = try #require(
            page.split(separator: "<div class=\"combinations\">").dropFirst().first?.prefix { $0 != "}" })
        #expect(grid.components(separatedBy: "<a href=\"#scene-").count >= 5)
        for (number, name) in [(2, "square"), (3, "rtl"), (0, "dark"), (1, "dark · rtl")] {
            #expect(page.contains("#scene-\(number)\" data-passes=\"\(number > 1)\"><img"), "\(name)")
            #expect(page.contains("<span>\(name)</span></a>"), "\(name)")
        }
        // Each combination has the command that records it alone.
        let command = "framereel record square@dark-rtl --goldens \(folder("g"))"
        #expect(page.contains("<code>\(command)</code>"), "\(page.suffix(20000).prefix(10))")
        #expect(
            CommandRun(command.split(separator: " ").dropFirst().map(String.init), scenes: [Self.square(.green)]).status
                == 0)
        #expect(self.run(["verify", "square@dark-rtl"], scene: Self.square(.green), traits: []).status == 0)
        #expect(self.run(["verify", "square@dark"], scene: Self.square(.green), traits: []).status == 1)
        #expect(
            run.errors.contains("record it: framereel record --interface-style")
                || run.errors.contains("--appearance=light,dark"))
    }

    @Test func scenesAreNamedWithTheirTraits() throws {
        let path = Repository.root.appending(path: "Fixtures/scenes/views/border/scene.json").path
        for reference in ["square@dark", "\(path)@dark-ax1"] {
            let run = CommandRun(["still", reference, "-o", folder("a.png"), "--overwrite"], scenes: [Self.square()])
            #expect(run.status == 0, "\(run.errors)")
        }
        for reference in ["square@", "square@dark-light", "square@nothing", "other@dark"] {
            let run = CommandRun(["still", reference, "-o", folder("a.png")], scenes: [Self.square()])
            #expect(run.status == 66, "\(reference): \(run.errors)")
        }
    }

    // MARK: Pull requests

    @Test func aSummaryForPullRequestsShowsTheWorstFrames() throws {
        _ = run(["record"])
        #expect(run(["verify", "--markdown", folder("m/summary.md")]).status == 0)
        #expect(folder.text("m/summary.md") == "### 4 transitions as expected\n")
        let words = ["verify", "--markdown", folder("m/summary.md")]
        #expect(run(words, scene: Self.square(.green)).status == 1)
        let text = try #require(folder.text("m/summary.md"))
        #expect(text.hasPrefix("### 2 of 4 transitions differ from the goldens\n"))
        #expect(
            text.contains("[The report](../artifacts/report.html)") && text.contains("framereel record square@dark-rtl")
        )
        #expect(text.split(separator: "\n").count { $0.hasPrefix("| <code>square@dark") } == 2)
        // Every image exists at its path relative to the summary.
        let pictures = text.components(separatedBy: "src=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
        #expect(pictures.count == 6)
        for picture in pictures {
            let path = URL(filePath: folder("m/")).appending(path: picture.removingPercentEncoding ?? "").standardized
                .path
            #expect(FileManager.default.fileExists(atPath: path), "\(picture)")
        }
        let linked = run(words + ["--link-base", "https://ci.example/42"], scene: Self.square(.green))
        #expect(linked.status == 1)
        #expect(
            folder.text("m/summary.md")?.contains("src=\"https://ci.example/42/square@dark/worst-actual.png\"") == true)
        #expect(run(["verify", "--link-base", "x"]).status == 64)
    }

    @Test func annotationsMarkTheSourcesOfScenes() {
        _ = run(["record"])
        let run = CommandRun(
            ["verify", "--annotations", "github", "--goldens", folder("g"), "--artifacts", folder("a")] + Self.traits,
            scenes: [Self.square(.green)], environment: ["GITHUB_WORKSPACE": Repository.root.path])
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
        #expect(lines.count == 2 && run.status == 1)
        let start = "::error file=Tests/CommandTests/MatrixGoldenTests.swift,line="
        #expect(lines.allSatisfy { $0.hasPrefix(start) }, "\(lines)")
        #expect(lines.last?.contains(",title=square@dark-rtl::4 of 4 frames differ%0Aframe 0 at 0 s%3A") == false)
        #expect(
            lines.last?.contains(",title=square@dark-rtl::4 of 4 frames differ%0Aframe 0 at 0 s: ") == true, "\(lines)")
        let elsewhere = CommandRun(
            ["verify", "--annotations", "github", "--goldens", folder("g"), "--artifacts", folder("a"), "square@dark"],
            scenes: [Self.square(.green)], environment: ["GITHUB_WORKSPACE": folder.path])
        #expect(elsewhere.output.contains("::error title=square@dark::"))
        #expect(self.run(["verify", "--annotations", "gitlab"]).status == 64)
        #expect(self.run(["verify", "--annotations", "github", "--json"]).status == 64)
    }
}
