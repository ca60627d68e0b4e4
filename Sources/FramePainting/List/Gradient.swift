public import FrameGeometry

/// Colours that change along a line, away from a point or around one.
///
/// Between two stops every component changes evenly, alpha among them; only the result is premultiplied.
public struct Gradient: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// 0 at `from`, 1 at `to`. All one colour, the last, if they are the same.
        case linear(from: Point, to: Point)
        /// 0 at the focus, 1 on the circle. A focus outside the circle is moved onto it. All one colour, the last, if the
        /// radius is not above 0.
        case radial(center: Point, radius: Double, focus: Point)
        /// Once around, clockwise on the screen, from `start` degrees after the direction of x.
        case conic(center: Point, start: Double)
    }

    /// What is seen before 0 and beyond 1.
    public enum Spread: String, CaseIterable, Sendable {
        /// The first and the last colour.
        case pad
        /// The same again in turn backwards and forwards.
        case reflect
        case `repeat`
    }

    public struct Stop: Hashable, Sendable {
        /// 0…1. One before its predecessor counts as lying on it.
        public var offset: Double
        public var color: Color

        public init(_ offset: Double, _ color: Color) {
            self.offset = offset
            self.color = color
        }
    }

    public var kind: Kind
    /// Nothing is painted without any.
    public var stops: [Stop]
    public var spread: Spread
    /// From the gradient's coordinates to those of what it fills.
    public var transform: Affine

    public init(_ kind: Kind, stops: [Stop], spread: Spread = .pad, transform: Affine = .identity) {
        self.kind = kind
        self.stops = stops
        self.spread = spread
        self.transform = transform
    }
}
