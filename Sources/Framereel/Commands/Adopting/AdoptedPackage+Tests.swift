internal import Foundation
internal import FrameFiles
internal import FrameRendering

// The files around the sources: tests of the screens, a workflow that runs them, and a page that says how.
extension AdoptedPackage {
    /// Name of the test target and of its suite.
    var suite: String { adoption.application.target.module + "ReelTests" }

    /// Tests that compare every frame of the screens.
    var tests: [File] {
        [
            File(
                path: "Tests/\(suite)/\(suite).swift",
                content: .text(
                    """
                    import Framereel
                    import Testing
                    import UIKit

                    @testable import \(reel)

                    /// Every frame of the screens is as it was recorded. Leave out screens that show something else each time.
                    @Suite struct \(suite) {
                        @Test(arguments: Screens.all) func theScreenIsAsRecorded(scene: Framereel.Scene) {
                            assertTransition(of: scene)
                        }
                    }

                    """)),
            // SwiftPM warns about a missing excluded folder.
            File(
                path: "Tests/\(suite)/__Transitions__/README.md",
                content: .text("The goldens of the tests beside this folder.\n")),
        ]
    }

    /// - Parameter package: Name of Framereel in the manifest, as a literal.
    func testTarget(_ package: String) -> String {
        """
                .testTarget(
                    name: \(suite.debugDescription),
                    dependencies: [
                        \(reel.debugDescription),
                        .product(name: "Framereel", package: \(package)),
                        .product(name: "FramereelTesting", package: \(package)),
                        .product(name: "UIKit", package: \(package)),
                    ],
                    exclude: ["__Transitions__"],
                    swiftSettings: [.swiftLanguageMode(.v5)]),
        """
    }

    /// The workflow that runs the tests, for the repository that the project is in.
    ///
    /// - Parameter repository: Folder of the repository.
    func workflow(in repository: URL) -> File {
        let root = repository.standardizedFileURL
        let own = RelativePath.folder(folder, seenFrom: root.appending(path: "a").path)
        let remark = own.isEmpty ? "" : Workflow.remarkBelowTop
        let workflow = Workflow(
            origin: origin, from: Array(root.pathComponents.dropFirst()),
            package: own.split(separator: "/").map(String.init),
            subject: Workflow.Subject(name: "screens", program: reel, suite: suite, remark: remark))
        return File(path: ".github/workflows/screens.yml", content: .text(workflow.text))
    }

    /// - Parameter hasWorkflow: Whether the package has a workflow, which needs a repository with both folders.
    func readme(hasWorkflow: Bool) -> File {
        let target = adoption.application.target
        let project = RelativePath.folder(
            (adoption.project.path as NSString).deletingLastPathComponent, seenFrom: folder + "/README.md")
        let name = (adoption.project.path as NSString).lastPathComponent
        let path = ShellWord.quoted(project + name)
        let own = adoption.tests.map { test in
            "| `Tests/\(test.target.module)` | the list of the sources of the application's own tests |\n"
        }.joined()
        let workflow = hasWorkflow ? "| `.github/workflows` | runs the tests for every push |\n" : ""
        let text = """
            # \(target.name), by Framereel

            The screens of \(target.name), run by Framereel. `framereel adopt` wrote this package, and follows the project when it is run
            again: files that you edited are left alone.

            | folder | contents |
            |---|---|
            | `Sources/\(adoption.application.name)` | the list of the application's sources, which are compiled where they are, and a copy of its resources |
            | `Sources/\(reel)` | the screens in `Screens.swift`, and the command that shows them, to which you add your own |
            | `Tests/\(suite)` | a test of every screen, with the goldens in `__Transitions__` |
            \(own)\(workflow)
            ```sh
            framereel gallery .                    # writes gallery.html, with a card and a player for each screen
            \(StarterPackage.recording)   # records the goldens that are missing, and fails
            swift test                             # compares every frame with its golden
            swift run \(reel) list
            framereel adopt \(path) -o .
            ```

            Look at the sheets in `__Transitions__`, then commit the goldens with the sources: in continuous integration nothing is
            recorded.

            """
        return File(path: "README.md", content: .text(text))
    }
}
