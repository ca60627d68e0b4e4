internal import FrameGeometry
internal import FrameLayers
internal import QuartzCore

// What a keyframe's value amounts to on a given view.
extension TrackValue {
    /// `nil` for the final value and for values of another kind.
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var color: Color? { if case .color(let value) = self { value } else { nil } }

    /// Place and size; a value that gives only a place keeps the resting size.
    func frame(resting: Rect, container: CGSize) -> Rect {
        switch self {
        case .origin(let point):
            Rect(origin: point, size: resting.size)
        case .originInContainer(let share):
            Rect(
                x: container.width * share.x, y: container.height * share.y, width: resting.size.width,
                height: resting.size.height)
        case .frame(let frame):
            frame
        case .frameInContainer(let share):
            Rect(
                x: container.width * share.minX, y: container.height * share.minY,
                width: container.width * share.size.width, height: container.height * share.size.height)
        case .final, .number, .color:
            resting
        }
    }
}

extension LayerProperties {
    /// The frame as it is without the transform.
    var restingFrame: Rect {
        Rect(
            x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
            width: bounds.size.width, height: bounds.size.height)
    }

    /// Where the anchor point lies when the untransformed frame is `frame`: the very sum `CALayer.frame` makes.
    func position(of frame: Rect) -> Point {
        Point(
            x: frame.minX + anchorPoint.x * frame.size.width, y: frame.minY + anchorPoint.y * frame.size.height)
    }

    func framed(_ frame: Rect) -> LayerProperties {
        var copy = self
        copy.position = position(of: frame)
        copy.bounds.size = frame.size
        return copy
    }
}
