import Framereel
import Testing

/// No lint rule finds anything in the fixtures.
@MainActor @Suite struct LintTests {
    @Test(arguments: AppScene.all) func applicationsAreClean(scene: AppScene) throws {
        #expect(try Lint(of: scene.scene).text == "")
    }

    @Test(arguments: SceneVariant.all) func variantsAreClean(variant: SceneVariant) throws {
        #expect(try Lint(of: variant.scene()).text == "")
    }

    @Test(arguments: SceneCase.all) func scenesAreClean(scene: SceneCase) throws {
        #expect(try Lint(of: scene.scene()).text == "")
    }
}
