public import FrameGeometry
public import FramePainting

/// A device's body around frames. The contents of a frame stay unchanged, pixel for pixel, apart from the rounded
/// corners of the screen.
public struct Bezel: Equatable, Sendable {
    /// Corner radius of the screen, as a fraction of its shorter side.
    public var corner: Double
    /// Color behind the corners of the body; may be clear.
    public var ground: Color
    /// The cutout that covers a part of the screen; `nil` for none.
    public var cutout: Cutout?

    public init(corner: Double, ground: Color = .clear, cutout: Cutout? = nil) {
        self.corner = corner
        self.ground = ground
        self.cutout = cutout
    }

    /// The part of a screen behind which there are cameras.
    public enum Cutout: Equatable, Sendable {
        /// A capsule near the edge.
        case island(Edge)
        /// A recess at the edge.
        case notch(Edge)

        /// The edge of the frame at which the device's top is.
        public enum Edge: Equatable, Sendable {
            case top, left
        }

        /// Returns the cutout of a device whose safe area has this inset at its top, in points; `nil` for none.
        ///
        /// Devices with a notch have insets of 44 to 50 points; those with an island have 59 points or more.
        public init?(inset: Double, at edge: Edge) {
            if inset >= 59 { self = .island(edge) } else if inset >= 44 { self = .notch(edge) } else { return nil }
        }
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

    /// Returns the width of the body's edge in points.
    func rim(around frame: PixelSize, scale: Double) -> Double { Double(rim(frame, scale)) / scale }

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
                        items: [.fill(Fill(.rect(screen), color: list.background))] + list.items
                            + cutoutItems(on: screen.size))),
            ])
    }

    private func cutoutItems(on screen: Size) -> [PaintItem] {
        cutoutShape(on: screen).map { shape in
            let corners = CornerRadii(all: shape.radius)
            return [.fill(Fill(.roundedRect(shape.rect, corners), color: Palette.light.body, name: "bezel"))]
        } ?? []
    }

    /// Returns the rounded rectangle that the cutout covers on a screen, which extends beyond the screen for a notch;
    /// `nil` without a cutout.
    ///
    /// Tuned: the island is 126 points long, 37 wide and 11 from the edge, and the notch is 162 long and 32 wide, as on
    /// a phone 390 points wide. Apple publishes no sizes.
    func cutoutShape(on screen: Size) -> (rect: Rect, radius: Double)? {
        func placed(_ length: Double, _ depth: Double, _ distance: Double, _ edge: Cutout.Edge) -> Rect {
            switch edge {
            case .top: Rect(x: (screen.width - length) / 2, y: distance, width: length, height: depth)
            case .left: Rect(x: distance, y: (screen.height - length) / 2, width: depth, height: length)
            }
        }
        return switch cutout {
        case nil: nil
        case .island(let edge): (placed(126, 37, 11, edge), 18.5)
        // The upper half of its corners is outside the screen.
        case .notch(let edge): (placed(162, 64, -32, edge), 20)
        }
    }
}
