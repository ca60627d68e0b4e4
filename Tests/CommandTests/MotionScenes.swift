import Framereel
import UIKit

// There is no `import Testing`, which would ask for an overlay beside a module named UIKit.

/// Scenes with moving and resting layers.
enum MotionScenes {
    /// 7 frames of 40 × 20 pixels. A red card with a blue child moves from the left edge to the right, behind a green
    /// bar. A black square fades to a fifth of its opacity, and a finger moves along below.
    static let card = Scene("card", width: 40, height: 20, scale: 1) { world in cross(in: world) }

    @MainActor private static func cross(in world: World) {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        func view(_ frame: CGRect, _ color: UIColor, in superview: UIView) -> UIView {
            let view = UIView(frame: frame)
            view.backgroundColor = color
            superview.addSubview(view)
            return view
        }
        func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
            UIColor(red: red, green: green, blue: blue, alpha: 1)
        }
        let card = view(CGRect(x: 0, y: 0, width: 10, height: 10), color(1, 0, 0), in: controller.view)
        _ = view(CGRect(x: 2, y: 2, width: 4, height: 4), color(0, 0, 1), in: card)
        let square = view(CGRect(x: 30, y: 12, width: 5, height: 5), color(0, 0, 0), in: controller.view)
        _ = view(CGRect(x: 18, y: 0, width: 4, height: 20), color(0, 1, 0), in: controller.view)
        world.window.rootViewController = controller
        world.at(0) {
            UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
                card.frame.origin.x = 30
                square.alpha = 0.2
            }
        }
        world.touch(from: CGPoint(x: 5, y: 15), to: CGPoint(x: 35, y: 15), start: 0, duration: 0.09)
    }

    /// A tap of 0.05 s, followed by a second without touches.
    static let tap = Scene("tap", width: 40, height: 20, scale: 1) { world in
        world.tap(at: CGPoint(x: 20, y: 10), start: 0)
        world.wait(until: 1)
    }

    /// 7 frames of 40 × 20 pixels. The squares “red” and “blue”, one above the other, move from the left edge to the
    /// right.
    static let pair = Scene("pair", width: 40, height: 20, scale: 1) { world in
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let squares = [
            ("red", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
            ("blue", UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
        ]
        .enumerated().map { index, square in
            let view = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 10, width: 8, height: 8))
            view.accessibilityIdentifier = square.0
            view.backgroundColor = square.1
            controller.view.addSubview(view)
            return view
        }
        world.window.rootViewController = controller
        world.at(0) {
            UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
                for square in squares { square.frame.origin.x = 30 }
            }
        }
    }

    /// A screen of 390 × 844 points with a top inset of 47 points.
    static let phone = Scene("phone", device: .iPhone14) { world in
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        world.window.rootViewController = controller
    }

    /// 7 frames of 40 × 20 pixels. Squares of 3, 4, 6 and 8 points, “a” to “d”, move to the right.
    static let swarm = Scene("swarm", width: 40, height: 20, scale: 1) { world in
        slide([("a", 3), ("b", 4), ("c", 6), ("d", 8)], to: 30, in: world)
    }

    /// 7 frames of 400 × 40 pixels. One square moves all the way to the right.
    static let long = Scene("long", width: 400, height: 40, scale: 1) { world in
        slide([("square", 10)], to: 330, in: world)
    }

    /// 7 frames of 40 × 20 pixels. Two labels and two squares, all unnamed, move to the right.
    static let herd = Scene("herd", width: 40, height: 20, scale: 1) { world in
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let labels = ["a, b", "c"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let views = labels + [UIView(), UIView()]
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 2, y: CGFloat(index) * 5, width: 4, height: 4)
            view.backgroundColor = .red
            controller.view.addSubview(view)
        }
        world.window.rootViewController = controller
        world.at(0) {
            UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
                for view in views { view.frame.origin.x = 30 }
            }
        }
    }

    @MainActor private static func slide(_ squares: [(name: String, side: CGFloat)], to x: CGFloat, in world: World) {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let views = squares.enumerated().map { index, square in
            let view = UIView(frame: CGRect(x: 2, y: CGFloat(index) * 3, width: square.side, height: square.side))
            view.accessibilityIdentifier = square.name
            view.backgroundColor = .red
            controller.view.addSubview(view)
            return view
        }
        world.window.rootViewController = controller
        world.at(0) {
            UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
                for view in views { view.frame.origin.x = x }
            }
        }
    }

    static let all = [card, pair, swarm, herd, long, phone, TestScenes.stillLife]
}
