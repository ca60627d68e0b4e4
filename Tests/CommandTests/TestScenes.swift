import FramePNG
import FramePainting
import Framereel
import UIKit

// There is no `import Testing`, which would ask for an overlay beside a module named UIKit.

/// Minimal scenes, each with one property that a command must handle.
enum TestScenes {
    struct SetUpFailure: Error {}

    static let all = [square, picture, endless, failing, fractional, unsupported, stillLife, twin, twin]

    /// 7 frames at 60 per second, 40 × 20 pixels, in which a half-transparent square moves.
    static let square = Scene("square", title: "A square moves", width: 20, height: 10, scale: 2) { world in
        animate(UIView(), in: world)
    }

    /// The same scene with an image of four pixels with different alphas.
    static let picture = Scene("picture", width: 20, height: 10, scale: 2) { world in
        let straight = StraightImage(
            size: PixelSize(width: 2, height: 2),
            bytes: [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 3, 255, 255, 255, 0])
        let image = UIImage(data: Data(try PNGEncoder.encode(straight)))
        animate(UIImageView(image: image), in: world)
    }

    /// Random pixels that move for 0.3 s.
    static let noise = Scene("noise", width: 220, height: 220, scale: 2) { world in
        world.window.rootViewController = UIViewController()
        let view = UIImageView(image: UIImage(data: Data(try noise(side: 220))))
        world.window.addSubview(view)
        world.at(0) { UIView.animate(withDuration: 0.3) { view.frame.origin.x = 110 } }
    }

    private static func noise(side: Int) throws -> [UInt8] {
        var state: UInt64 = 1
        let bytes = (0..<side * side * 4).map { index -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: state >> 40)
        }
        return try PNGEncoder.encode(StraightImage(size: PixelSize(width: side, height: side), bytes: bytes))
    }

    @MainActor private static func animate(_ view: UIView, in world: World) {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        view.frame = CGRect(x: 1, y: 2, width: 5, height: 5)
        view.backgroundColor = UIColor(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.5)
        view.layer.cornerRadius = 1.5
        controller.view.addSubview(view)
        world.window.rootViewController = controller
        world.at(0) { UIView.animate(withDuration: 0.1) { view.frame.origin.x = 12 } }
    }

    static let endless = Scene("endless", width: 4, height: 4, scale: 1) { world in again(in: world) }

    @MainActor private static func again(in world: World) {
        world.at(world.now + 1) { again(in: world) }
    }

    /// A scene that fails at 60 s, long after its only event.
    static let unending = Scene("unending", width: 4, height: 4, scale: 1) { world in
        let root = UIViewController()
        root.title = "root"
        world.window.rootViewController = root
        again(in: world)
    }

    static let failing = Scene("failing", width: 4, height: 4, scale: 1) { _ in throw SetUpFailure() }

    static let fractional = Scene("fractional", width: 4.5, height: 4, scale: 1) { _ in }

    static let unsupported = Scene("unsupported", width: 4, height: 4, scale: 1) { world in
        world.window.layer.isGeometryFlipped = true
    }

    /// 3 frames at 60 per second that show the same image.
    static let stillLife = Scene("still life", width: 4, height: 4, scale: 1) { world in world.wait(until: 2.0 / 60) }

    /// A controller that gets `viewDidAppear` without a preceding `viewWillAppear`.
    static let leaky = Scene("leaky", width: 4, height: 4, scale: 1) { world in
        let (root, child) = (UIViewController(), UIViewController())
        child.title = "child"
        world.window.rootViewController = root
        world.at(0.2) { child.endAppearanceTransition() }
    }

    /// A batch of updates without the required change of its data.
    static let miscounted = Scene("miscounted", width: 20, height: 20, scale: 1) { world in
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let (controller, table, source) = (UIViewController(), UITableView(), Source())
        table.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        table.dataSource = source
        controller.view.addSubview(table)
        world.window.rootViewController = controller
        world.at(0.1) {
            withExtendedLifetime(source) { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
        }
    }

    /// Escape sequences, their eight-bit form, bidirectional overrides, and a line that looks like a message.
    static let hostileName = "x\u{1B}]0;t\u{7}\u{9B}31m\u{202E}\r\nerror: forged"

    /// The hostile name in every place where a scene can have one.
    static let hostile = Scene(hostileName, title: hostileName, width: 20, height: 10, scale: 1) { world in
        let controller = UIViewController()
        controller.title = hostileName
        controller.view.accessibilityIdentifier = hostileName
        world.window.rootViewController = controller
        world.at(0) { UIView.animate(withDuration: 0.1) { controller.view.alpha = 0.5 } }
    }

    static let twin = Scene("twin", width: 4, height: 4, scale: 1) { _ in }
}
