public import UIKit

/// How a device is held.
public enum Orientation: Sendable, CaseIterable {
    case portrait, portraitUpsideDown
    /// The device's top is at the left.
    case landscapeLeft
    /// The device's top is at the right.
    case landscapeRight

    /// Clockwise, in radians: how what is upright for the person lies on the device's screen.
    var angle: CGFloat {
        switch self {
        case .portrait: 0
        case .portraitUpsideDown: .pi
        case .landscapeLeft: .pi / 2
        case .landscapeRight: -.pi / 2
        }
    }

    var isLandscape: Bool {
        switch self {
        case .portrait, .portraitUpsideDown: false
        case .landscapeLeft, .landscapeRight: true
        }
    }
}

extension World {
    /// Turns the device, now: controllers hear of their new size, and the window turns in 0.4 s.
    ///
    /// Frames keep the size of the screen, as a recording of a device's screen does: what is upright for the person who
    /// holds the device is turned in them.
    public func rotate(to orientation: Orientation) {
        let size = window.screen.uprightBounds.size
        let turned = CGSize(width: size.height, height: size.width)
        window.change(size: orientation.isLandscape ? turned : size, angle: orientation.angle)
    }

    /// Gives the window another size, now, in the middle of the screen: controllers hear of it, and their views follow in
    /// 0.4 s. A size below zero counts as zero.
    public func resize(to size: CGSize) {
        window.change(size: CGSize(width: max(0, size.width), height: max(0, size.height)), angle: 0)
    }
}
