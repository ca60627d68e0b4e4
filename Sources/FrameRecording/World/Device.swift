internal import FrameGeometry
package import FrameLayers
internal import UIKit

/// A screen to run on: its size in points, pixels per point, and what people call it.
public struct Device: Hashable, Sendable {
    /// As people write it: `iPhone 15`.
    public let name: String
    /// Points, upright.
    public let width: Double
    public let height: Double
    /// Pixels per point.
    public let scale: Double
    /// Points, upright, that the status bar and the camera take at the top, and the home indicator at the bottom: the safe
    /// area keeps out of them.
    public let top: Double
    public let bottom: Double

    public init(name: String, width: Double, height: Double, scale: Double, top: Double = 0, bottom: Double = 0) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.top = top
        self.bottom = bottom
    }

    /// The device of that name, capitals and spaces aside.
    public static func named(_ name: String) -> Device? {
        func key(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
        return all.first { key($0.name) == key(name) }
    }

    package var canvas: Canvas { Canvas(size: Size(width: width, height: height), scale: scale) }
    var insets: ScreenInsets { ScreenInsets(top: top, bottom: bottom) }
}
