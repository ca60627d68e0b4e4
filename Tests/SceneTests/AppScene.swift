import AnimationGallery
import Framereel
import UIKit

/// A screen of an application among the fixtures: what it shows is held against goldens, as a scene file's is.
struct AppScene: CustomStringConvertible, Sendable {
    /// The folder of its goldens in ``folder``.
    let name: String
    let controller: @MainActor @Sendable () -> UIViewController

    var description: String { name }

    func path(_ file: String) -> String { "\(Self.folder)/\(name)/\(file)" }

    static let folder = "Fixtures/goldens"

    @MainActor func recording() throws -> Recording {
        try Recording(
            of: Scene(name, width: 120, height: 200, scale: 2) { world in
                world.window.rootViewController = controller()
            })
    }

    static let all = [
        AppScene(name: "animation-gallery/blocks") { BlocksViewController() },
        AppScene(name: "animation-gallery/keyframes") { KeyframesViewController() },
        AppScene(name: "animation-gallery/layers") { LayersViewController() },
        AppScene(name: "animation-gallery/animator") { AnimatorViewController() },
        AppScene(name: "animation-gallery/pictures") { PicturesViewController() },
        AppScene(name: "animation-gallery/clock") { ClockViewController() },
    ]
}
