import Foundation
import Framereel
import UIKit

/// Scenes of `Fixtures/scenes` that are also written in Swift, with the same result.
struct SwiftScene: CustomStringConvertible, Sendable {
    /// The equivalent scene file.
    let twin: SceneCase
    let build: @MainActor @Sendable (UIView) -> Void

    var description: String { twin.name }

    init(_ twin: String, _ build: @escaping @MainActor @Sendable (UIView) -> Void) {
        self.twin = SceneCase(name: twin)
        self.build = build
    }

    @MainActor func recording() throws -> Recording {
        try Recording(
            of: Scene(twin.name, width: 120, height: 200, scale: 2) { world in
                let controller = UIViewController()
                controller.view.backgroundColor = .white
                build(controller.view)
                world.window.rootViewController = controller
            })
    }

    static let all = [groupOpacity, clipping, border, image, transform]
}
