import FrameLayers
import Framereel
import UIKit

/// A scene on another device, mirrored or dark, at one pixel per point.
struct SceneVariant: CustomStringConvertible {
    let base: SceneCase
    /// The suffix of the scene's name.
    let name: String
    /// `nil` for the scene's own screen.
    var device: Device?
    var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    var style = UIUserInterfaceStyle.light

    var description: String { "\(base.name)-\(name)" }
    var golden: SceneGolden { SceneGolden(folder: "Fixtures/goldens/scenes", name: description) }

    static let all = layouts + [dark]

    private static let dark = SceneVariant(
        base: SceneCase(name: "interaction/reactions"), name: "dark", style: .dark)

    private static let layouts = SceneCase.all.filter { $0.name.hasPrefix("layout/") }.flatMap { scene in
        [
            SceneVariant(base: scene, name: "phone-max", device: .iPhone15ProMax),
            SceneVariant(base: scene, name: "tablet", device: .iPad),
            SceneVariant(base: scene, name: "mirrored", device: .iPhoneSE, layoutDirection: .rightToLeft),
        ]
    }

    func scene() throws -> Scene {
        let own = try base.scene()
        var settings = own.settings
        settings.traits.layoutDirection = layoutDirection
        settings.traits.userInterfaceStyle = style
        settings.smoothsEdges = false
        let scene = own.on(device, settings: settings)
        return Scene(
            name: scene.name, title: scene.title, canvas: Canvas(size: scene.canvas.size, scale: 1),
            insets: scene.insets, settings: scene.settings, setUp: scene.setUp)
    }
}
