import Framereel
import ScrollGallery
import UIKit

extension AppScene {
    /// Content under fingers.
    static let scrolling = [
        // The list is thrown, caught, and thrown back to the top, where it bounces. Then the program scrolls to a row.
        AppScene(scrolling: "list", until: 4.5) { world in
            let rows = RowsViewController(rows: 30)
            world.window.rootViewController = rows
            world.touch(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), start: 0.1, duration: 0.15)
            world.touch(
                from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 280), start: 0.7, duration: 0.1)
            world.at(3.2) { rows.goTo(row: 8) }
        },
        // The content is pulled beyond the end and released.
        AppScene(scrolling: "pulled", until: 1.8) { world in
            world.window.rootViewController = RowsViewController(rows: 10)
            world.touch(
                from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 260), start: 0.1, duration: 0.3, rest: 0.2)
        },
        // A flick to the next page, then an incomplete drag, then a complete one.
        AppScene(scrolling: "pages", until: 3) { world in
            world.window.rootViewController = AlbumViewController()
            world.touch(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 90, y: 150), start: 0.1, duration: 0.1)
            world.touch(
                from: CGPoint(x: 150, y: 150), to: CGPoint(x: 90, y: 150), start: 1, duration: 0.2, rest: 0.2)
            world.touch(
                from: CGPoint(x: 180, y: 150), to: CGPoint(x: 50, y: 150), start: 2, duration: 0.2, rest: 0.2)
        },
        // A zoom beyond the maximum scale and back, a pan, then a double tap to the minimum scale.
        AppScene(scrolling: "photo", until: 3.6) { world in
            world.window.rootViewController = PhotoViewController()
            world.pinch(at: CGPoint(x: 70, y: 100), from: 40, to: 190, start: 0.1, duration: 0.4, rest: 0.1)
            world.touch(
                from: CGPoint(x: 100, y: 200), to: CGPoint(x: 60, y: 150), start: 1.2, duration: 0.3, rest: 0.2)
            world.tap(at: CGPoint(x: 100, y: 150), start: 2.2)
            world.tap(at: CGPoint(x: 100, y: 150), start: 2.4)
        },
        // A shelf scrolls sideways, and the list scrolls up.
        AppScene(scrolling: "shelves", until: 2.6) { world in
            world.window.rootViewController = ShelvesViewController()
            world.touch(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 60, y: 70), start: 0.1, duration: 0.2)
            world.touch(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 110, y: 150), start: 0.8, duration: 0.2)
        },
    ]

    private init(
        scrolling name: String, until end: TimeInterval, _ play: @escaping @MainActor @Sendable (World) -> Void
    ) {
        self.init("scrolling/\(name)", size: CGSize(width: 195, height: 300), scale: 2) { world in
            play(world)
            world.wait(until: end)
        }
    }
}
