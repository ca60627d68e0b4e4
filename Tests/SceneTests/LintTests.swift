import Framereel
import TestSupport
import Testing

/// The fixtures do nothing that a rule finds.
@MainActor @Suite struct LintTests {
    @Test(arguments: AppScene.all) func applicationsAreClean(scene: AppScene) throws {
        #expect(try Lint(of: scene.scene).text == "")
    }

    @Test(arguments: SceneCase.all) func scenesAreClean(scene: SceneCase) throws {
        let file = Repository.root.appending(path: scene.path("scene.json")).path
        #expect(try Lint(of: Scene(contentsOfFile: file)).text == "")
    }
}
