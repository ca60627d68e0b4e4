import FrameLayers
import Framereel
import UIKit

/// A scene without frames on another device, or mirrored, at one pixel per point.
struct SceneVariant: CustomStringConvertible {
    let base: SceneCase
    /// The suffix of the scene's name.
    let name: String
    let device: Device
    var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

    var description: String { "\(base.name)-\(name)" }
    var golden: SceneGolden { SceneGolden(folder: "Fixtures/goldens/scenes", name: description) }

    static let all: [SceneVariant] = SceneCase.all.filter { $0.name.hasPrefix("layout/") }.flatMap { scene in
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
        settings.smoothsEdges = false
        let scene = own.on(device, settings: settings)
        return Scene(
            name: scene.name, title: scene.title, canvas: Canvas(size: scene.canvas.size, scale: 1),
            insets: scene.insets, settings: scene.settings, setUp: scene.setUp)
    }
}
