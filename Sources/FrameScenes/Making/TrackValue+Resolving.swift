internal import FrameGeometry
internal import FrameLayers
internal import QuartzCore

// The value of a keyframe for a given view.
extension TrackValue {
    /// The value of a layer property; the resting one for ``final`` and for a value of another kind.
    func value(of property: LayerProperty, in unit: AnimatedProperty.Unit, resting: LayerProperties) -> AnimatedValue {
        switch self {
        case .number(let number): .number(unit.stored(number))
        case .color(let color): .color(color)
        case .final, .origin, .originInContainer, .frame, .frameInContainer: property.read(resting)
        }
    }

    /// The frame; a value that gives only an origin keeps the resting size.
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

    /// The position that makes `frame` the frame without the transform: the same sum as in `CALayer.frame`, to the last bit.
    func position(of frame: Rect) -> Point {
        Point(
            x: frame.minX + anchorPoint.x * frame.size.width, y: frame.minY + anchorPoint.y * frame.size.height)
    }

    /// With `frame` as the frame without the transform.
    func framed(_ frame: Rect) -> LayerProperties {
        var copy = self
        copy.position = position(of: frame)
        copy.bounds.size = frame.size
        return copy
    }
}
