import FrameTiming
import Framereel
import Testing
import UIKit

/// Colors and text styles of scene files that follow the appearance and the preferred text size.
@MainActor @Suite struct SceneColorTests {
    private static let screens = """
        {"a": {"background": "systemBackground", "views": [
          {"frame": [5, 10, 90, 40], "text": {"string": "Title", "style": "title2", "color": "secondaryLabel"}},
          {"frame": [5, 60, 90, 40], "text": {"string": "Body", "style": "body", "italic": true, "color": "label"}},
          {"frame": [5, 110, 80, 40], "background": "systemIndigo"},
          {"frame": [5, 160, 80, 20], "progress": {"value": 0.5, "color": "systemGray3"}}
        ]}}
        """

    /// Returns the image at the end of a run that begins with `traits`.
    private func picture(_ traits: TraitCombination = TraitCombination(), script: String = "[]") throws -> String {
        let file = try SceneFile(script: script, screens: Self.screens)
        let timeline = try Recording(of: Scene(contentsOfFile: file.path).under(traits)).timeline
        return "\(timeline.displayList(at: timeline.duration))"
    }

    @Test(arguments: [
        (UIUserInterfaceStyle.dark, UIContentSizeCategory.large, #"{"userInterfaceStyle": "dark"}"#),
        (.light, .accessibilityMedium, #"{"contentSize": "ax1"}"#),
        (.dark, .small, #"{"userInterfaceStyle": "dark", "contentSize": "s"}"#),
    ])
    func changedScenesLookLikeScenesThatStartThatWay(
        style: UIUserInterfaceStyle, contentSize: UIContentSizeCategory, change: String
    ) throws {
        var traits = TraitCombination()
        traits.settings[.userInterfaceStyle, \.traits.userInterfaceStyle] = style
        traits.settings[.contentSize, \.traits.preferredContentSizeCategory] = contentSize
        let begun = try picture(traits)
        #expect(try begun == picture(script: #"[{"wait": 0.1}, {"set": \#(change)}, {"wait": 2}]"#))
        #expect(try begun != picture())
    }
}
