public import FrameGeometry
public import FramePainting

/// A device's body around frames. The contents of a frame stay unchanged, pixel for pixel, apart from the rounded
/// corners of the screen.
public struct Bezel: Equatable, Sendable {
    /// Corner radius of the screen, as a fraction of its shorter side.
    public var corner: Double
    /// Color behind the corners of the body; may be clear.
    public var ground: Color

    public init(corner: Double, ground: Color = .clear) {
        self.corner = corner
        self.ground = ground
    }

    /// Returns the corner radius. Tuned: 0.12 for a screen with round corners, as on phones without a Home button, and
    /// 0.02 for others.
    public static func corner(isRound: Bool) -> Double { isRound ? 0.12 : 0.02 }

    /// Returns the width of the body's edge around a screen, in whole points.
    ///
    /// - Parameter side: Shorter side of the screen, in points.
    static func rim(ofScreen side: Double) -> Double { max(3, (0.035 * side).rounded()) }

    /// Returns the width of the body's edge, in pixels.
    private func rim(_ frame: PixelSize, _ scale: Double) -> Int {
        Int((Self.rim(ofScreen: Double(min(frame.width, frame.height)) / scale) * scale).rounded(.up))
    }

    /// Returns the size of a frame with its bezel.
    ///
    /// - Parameters:
    ///   - frame: Size of the frame in pixels.
    ///   - scale: Pixels per point.
    public func size(around frame: PixelSize, scale: Double) -> PixelSize {
        let both = 2 * rim(frame, scale)
        return PixelSize(width: frame.width + both, height: frame.height + both)
    }

    /// Returns the frame with the body around it.
    public func displayList(around list: DisplayList) -> DisplayList {
        let size = size(around: list.size, scale: list.scale)
        func rect(_ size: PixelSize) -> Rect {
            Rect(x: 0, y: 0, width: Double(size.width) / list.scale, height: Double(size.height) / list.scale)
        }
        let (body, screen) = (rect(size), rect(list.size))
        let rim = Double(self.rim(list.size, list.scale)) / list.scale
        let radius = (corner * min(screen.size.width, screen.size.height)).rounded()
        let outside = CornerRadii(all: radius + rim)
        let palette = Palette.light
        return DisplayList(
            size: size, scale: list.scale, background: ground,
            items: [
                .fill(Fill(.roundedRect(body, outside), color: palette.body, name: "bezel")),
                .fill(Fill(.ring(body, outside, width: 1), color: palette.bodyEdge, name: "bezel")),
                .group(
                    Group(
                        clip: Clip(.roundedRect(screen, CornerRadii(all: radius))),
                        transform: .translation(x: rim, y: rim), name: "screen",
                        items: [.fill(Fill(.rect(screen), color: list.background))] + list.items)),
            ])
    }
}
