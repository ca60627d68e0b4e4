internal import FrameGeometry
internal import FrameLayers
internal import QuartzCore

// The value of a keyframe for a given view.
extension TrackValue {
    /// Returns the value of a layer property, or the resting value for ``final`` and for a value of another kind.
    func value(of property: LayerProperty, in unit: AnimatedProperty.Unit, resting: LayerProperties) -> AnimatedValue {
        switch self {
        case .number(let number): .number(unit.stored(number))
        case .color(let color): .color(color)
        case .final, .origin, .originInContainer, .frame, .frameInContainer: property.read(resting)
        }
    }

    /// Returns the frame. A value that gives only an origin keeps the resting size.
    func frame(resting: Rect, container: CGSize) -> Rect {
        switch self {
        case .origin(let point):
            Rect(origin: point, size: resting.size)
        case .originInContainer(let fraction):
            Rect(
                x: container.width * fraction.x, y: container.height * fraction.y, width: resting.size.width,
                height: resting.size.height)
        case .frame(let frame):
            frame
        case .frameInContainer(let fractions):
            Rect(
                x: container.width * fractions.minX, y: container.height * fractions.minY,
                width: container.width * fractions.size.width, height: container.height * fractions.size.height)
        case .final, .number, .color:
            resting
        }
    }
}

extension LayerProperties {
    /// The frame without the transform.
    var restingFrame: Rect {
        Rect(
            x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
            width: bounds.size.width, height: bounds.size.height)
    }

    /// Returns the position for which `frame` is the frame without the transform. It uses the same sum as
    /// `CALayer.frame`, to the last bit.
    func position(of frame: Rect) -> Point {
        Point(
            x: frame.minX + anchorPoint.x * frame.size.width, y: frame.minY + anchorPoint.y * frame.size.height)
    }

    /// Returns a copy with `frame` as the frame without the transform.
    func framed(_ frame: Rect) -> LayerProperties {
        var copy = self
        copy.position = position(of: frame)
        copy.bounds.size = frame.size
        return copy
    }
}
