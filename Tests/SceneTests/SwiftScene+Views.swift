import Foundation
import TestSupport
import UIKit

extension SwiftScene {
    static let groupOpacity = SwiftScene("views/group-opacity") { view in
        view.box(0, 24, 120, 8, .hex(0x1C1C1E))
        view.box(0, 120, 120, 8, .hex(0x1C1C1E))
        for (y, fadesTogether) in [(8.0, true), (108, false)] {
            let pair = view.box(18, y, 84, 84)
            let red = pair.box(0, 0, 56, 56, .hex(0xFF3B30))
            let blue = pair.box(28, 28, 56, 56, .hex(0x007AFF), radius: 12)
            for faded in fadesTogether ? [pair] : [red, blue] { faded.alpha = 0.5 }
        }
    }

    static let clipping = SwiftScene("views/clipping") { view in
        view.backgroundColor = .hex(0xF2F2F7)
        for (x, y, radius, clips) in [
            (14.0, 10.0, 0.0, false), (74, 10, 0, true), (14, 72, 12, false), (74, 72, 12, true),
        ] {
            let box = view.box(x, y, 36, 36, .hex(0x34C759), radius: radius)
            box.box(-8, 12, 52, 12, .hex(0x5856D6))
            box.box(20, 20, 28, 28, .hex(0xFFCC00), radius: 14)
            box.clipsToBounds = clips
        }
        let outer = view.box(10, 138, 100, 52, .hex(0xC7C7CC), radius: 26)
        let inner = outer.box(6, 6, 88, 60, .white, radius: 20)
        inner.box(-10, 20, 108, 40, .hex(0xFF2D55))
        for clipping in [outer, inner] { clipping.clipsToBounds = true }
    }

    static let border = SwiftScene("views/border") { view in
        view.box(8, 8, 48, 40).line(0.5, .black)
        view.box(64, 8, 48, 40).line(1, .hex(0xFF3B30))
        view.box(8, 56, 48, 40, .hex(0xD1E8FF), radius: 12).line(2, .hex(0x007AFF))
        view.box(64, 56, 48, 40, .hex(0xD1E8FF), radius: 6).line(10, .hex(0x007AFF))
        let pill = view.box(8, 104, 104, 40, .hex(0xFFF3D6), radius: 20)
        pill.line(6, .hex(0xFF9500, alpha: 0x80))
        pill.box(0, 16, 104, 8, .hex(0x34C759))
        let clipping = view.box(8, 152, 48, 40, .hex(0xEFE6FB), radius: 14)
        clipping.line(3, .hex(0xAF52DE))
        clipping.box(24, -10, 48, 36, .hex(0xFFCC00))
        clipping.clipsToBounds = true
        view.box(64, 152, 48, 40, .hex(0xEFE6FB)).line(40, .hex(0xAF52DE))
    }

    static let image = SwiftScene("views/image") { view in
        let file = Repository.root.appending(path: SceneCase(name: "views/image").path("flag.png")).path
        let flag = UIImage(contentsOfFile: file)
        @MainActor func show(_ frame: CGRect, _ mode: UIView.ContentMode) -> UIImageView {
            let shown = UIImageView(image: flag)
            shown.frame = frame
            shown.backgroundColor = .hex(0xE5E5EA)
            shown.contentMode = mode
            shown.clipsToBounds = true
            view.addSubview(shown)
            return shown
        }
        let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center]
        for (index, mode) in modes.enumerated() {
            _ = show(CGRect(x: 8, y: 8 + 30 * Double(index), width: 60, height: 24), mode)
            _ = show(
                CGRect(x: index % 2 == 0 ? 76 : 96, y: index < 2 ? 8 : 68, width: 16, height: 54), mode)
        }
        show(CGRect(x: 8, y: 132, width: 60, height: 60), .scaleAspectFill).layer.cornerRadius = 30
        show(CGRect(x: 76, y: 132, width: 36, height: 24), .scaleToFill).alpha = 0.5
        show(CGRect(x: 82, y: 164, width: 24, height: 24), .scaleAspectFit).turn(30)
    }

    static let transform = SwiftScene("views/transform") { view in
        let cards: [(x: Double, y: Double, degrees: Double, scale: Double)] = [
            (14, 12, 0, 1), (74, 12, 15, 1), (14, 58, 90, 1), (74, 58, -135, 1), (14, 106, 0, 0.5),
            (74, 106, 180, 1.25),
        ]
        for card in cards {
            if (card.degrees, card.scale) != (0, 1) { view.box(card.x, card.y, 32, 24).line(0.5, .hex(0xAEAEB2)) }
            let box = view.box(card.x, card.y, 32, 24, .hex(0x0A84FF), radius: 6)
            box.box(4, 4, 8, 8, .hex(0xFFCC00), radius: 4)
            box.box(16, 6, 12, 4, .white)
            box.turn(card.degrees, scale: card.scale)
        }
        let outer = view.box(38, 146, 44, 44, .hex(0xE5E5EA))
        let middle = outer.box(6, 6, 32, 32, .hex(0xFF9500))
        let inner = middle.box(8, 8, 16, 16, .white)
        outer.turn(30)
        middle.turn(30)
        inner.turn(30, scale: 0.75)
    }
}
