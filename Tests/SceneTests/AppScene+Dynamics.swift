import DynamicsGallery
import Framereel
import UIKit

extension AppScene {
    /// Items under gravity, on springs and under a finger.
    static let dynamics = [
        AppScene(dynamics: "swing", until: 2.4) { world in
            let home = SwingHomeViewController()
            world.window.rootViewController = home
            world.tap(at: CGPoint(x: 30, y: 38), start: 0.1)
        },
        AppScene(dynamics: "drawer", until: 2.4) { world in
            world.window.rootViewController = DrawerViewController()
            world.tap(at: CGPoint(x: 150, y: 200), start: 0.1)
            world.tap(at: CGPoint(x: 170, y: 200), start: 1.4)
        },
        // The card is dragged by a corner and released, then thrown.
        AppScene(dynamics: "card", until: 2.3) { world in
            world.window.rootViewController = CardDragViewController()
            world.touch(
                along: [CGPoint(x: 55, y: 140), CGPoint(x: 110, y: 90), CGPoint(x: 150, y: 180)], start: 0.1,
                duration: 0.7, rest: 0.15)
            world.touch(
                from: CGPoint(x: 110, y: 150), to: CGPoint(x: 190, y: 120), start: 1.8, duration: 0.12)
        },
        AppScene(dynamics: "tiles", until: 4) { world in
            world.window.rootViewController = TilesViewController()
            world.tap(at: CGPoint(x: 100, y: 100), start: 3)
        },
        AppScene(dynamics: "springs", until: 2.6) { world in
            world.window.rootViewController = SpringsViewController()
            world.touch(
                from: CGPoint(x: 100, y: 330), to: CGPoint(x: 100, y: 130), start: 0.1, duration: 0.3, rest: 0.15)
            world.touch(
                from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 320), start: 1.2, duration: 0.3, rest: 0.15)
        },
    ]

    private init(
        dynamics name: String, until end: TimeInterval, _ play: @escaping @MainActor @Sendable (World) -> Void
    ) {
        self.init("dynamics/\(name)", size: CGSize(width: 195, height: 400), scale: 2) { world in
            play(world)
            world.wait(until: end)
        }
    }
}
