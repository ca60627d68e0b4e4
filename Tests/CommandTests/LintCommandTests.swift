import Foundation
import Framereel
import Testing
import UIKit

/// `lint`: findings beside failures, and findings that are accepted.
@MainActor @Suite struct LintCommandTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// A pale text, and a flow that expects what is not there if `fails`.
    private static func scene(_ name: String = "pale", text: String = "Hello", fails: Bool = false) -> Scene {
        Scene(name, width: 200, height: 400, scale: 1) { world in
            let label = UILabel(frame: CGRect(x: 20, y: 60, width: 160, height: 30))
            label.text = text
            label.textColor = UIColor(white: 0.67, alpha: 1)
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.view.addSubview(label)
            world.window.rootViewController = controller
            if fails {
                world.wait(0.5)
                world.expect("Done")
            }
        }
    }

    /// What was found is printed, and the exit status is that of the failure.
    @Test func findingsDoNotHideAFailedRun() {
        let failing = CommandRun("lint", scenes: [Self.scene(fails: true)])
        #expect(failing.status == 65 && failing.output.contains("contrast  UILabel “Hello”: "), "\(failing.output)")
        #expect(
            failing.errors.contains("error: scene “pale”: ") && failing.errors.contains("Done"), "\(failing.errors)")
        let both = CommandRun("lint", scenes: [Self.scene("bad", fails: true), Self.scene()])
        #expect(both.status == 65 && both.output.contains("bad:\n") && both.output.contains("pale:\n"))
        let json = CommandRun("lint", "bad", "--json", scenes: [Self.scene("bad", fails: true)])
        #expect(
            json.status == 65 && json.output.contains("\"rule\": \"contrast\"") && json.output.contains("\"failure\": ")
        )
        // A rule that states the failure is not repeated as an error.
        let leaky = CommandRun("lint", scenes: [TestScenes.leaky])
        #expect(leaky.status == 1 && !leaky.errors.contains("error:"))
    }

    @Test func acceptedFindingsAreLeftOut() throws {
        let scenes = [Self.scene(), Self.scene("other")]
        func lint(_ words: String..., scenes: [Scene] = scenes) -> CommandRun {
            CommandRun(["lint", "--baseline", folder("lint.json")] + words, scenes: scenes)
        }
        #expect(lint().status == 66)
        let writing = lint("--write-baseline")
        #expect(writing.status == 0 && writing.output == "", "\(writing.output)")
        #expect(writing.errors == "2 findings are in \(folder("lint.json")) now\n", "\(writing.errors)")
        let accepted = lint()
        #expect(accepted.status == 0 && accepted.output == "")
        // Another text is another finding, and the accepted one is gone.
        let changed = [Self.scene(text: "Bye"), Self.scene("other")]
        let found = lint(scenes: changed)
        #expect(
            found.status == 1
                && found.output
                    == "pale:\n0.0000  contrast  UILabel “Bye”: its contrast with what is beneath is 2.3 : 1; text needs 4.5 : 1.\n",
            "\(found.output)")
        #expect(
            found.errors.contains(
                "1 finding of \(folder("lint.json")) does not occur any more; --write-baseline removes it"))
        // Scenes that are not named keep their findings.
        #expect(lint("pale", "--write-baseline", scenes: changed).status == 0)
        #expect(lint(scenes: changed).status == 0 && lint().status == 1)
        // A failure stays a failure.
        #expect(lint(scenes: [Self.scene("other", fails: true)]).status == 65)
        #expect(CommandRun("lint", "--write-baseline", scenes: scenes).status == 64)
    }

    @Test func aBaselineIsRecognized() throws {
        for text in [
            "{\"tool\": \"other\", \"baseline\": 1, \"findings\": []}", "[",
            "{\"tool\": \"framereel\", \"baseline\": 2, \"findings\": []}",
        ] {
            try folder.write(text, to: "lint.json")
            for words in [[], ["--write-baseline"]] {
                let run = CommandRun(["lint", "--baseline", folder("lint.json")] + words, scenes: [Self.scene()])
                #expect(run.status == 65 && run.errors.contains("lint.json:1:"), "\(run.errors)")
            }
            #expect(folder.text("lint.json") == text)
        }
    }
}
