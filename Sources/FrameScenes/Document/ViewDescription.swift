public import FrameGeometry
public import FrameJSON
internal import FramePainting

/// A view and those inside it, components already put in their places.
public struct ViewDescription: Equatable, Sendable {
    public enum Layout: Equatable, Sendable {
        /// Points, in the parent's bounds; stays when the parent's size changes.
        case frame(Rect)
        /// Points from each edge of the parent's bounds; follows the parent's size.
        case insets(top: Double, left: Double, bottom: Double, right: Double)
    }

    /// Lies inside the view's edge, above everything in it.
    public struct Border: Equatable, Sendable {
        /// Points.
        public var width: Double
        public var color: Color

        public enum Key: String, JSONKey {
            case width, color
        }
    }

    /// Cast by the view's background.
    public struct Shadow: Equatable, Sendable {
        public var color: Color
        /// 0…1.
        public var opacity: Double
        /// The standard deviation of its blur, in points.
        public var radius: Double
        /// Points, to the right and down.
        public var offset: Point

        public enum Key: String, JSONKey {
            case color, opacity, radius, offset
        }
    }

    /// How an image fills its view: UIKit's content modes of these names.
    public enum ImageMode: String, CaseIterable, Sendable {
        case scaleToFill, aspectFit, aspectFill, center
    }

    /// For tracks. Inside a component it follows the identifier of its use and a dot: `row1.thumb`.
    public var id: String?
    public var layout = Layout.insets(top: 0, left: 0, bottom: 0, right: 0)
    public var background: Color?
    /// 0…1.
    public var alpha = 1.0
    /// Points.
    public var cornerRadius = 0.0
    public var clips = false
    public var hidden = false
    public var border: Border?
    public var shadow: Shadow?
    /// A file's path relative to the scene's folder, within it.
    public var image: String?
    public var imageMode = ImageMode.scaleToFill
    public var text: TextDescription?
    public var gradient: GradientDescription?
    public var shape: ShapeDescription?
    /// Views whose alpha says how much is seen of this one, in its coordinates; all of it is when `nil`.
    public var mask: [ViewDescription]?
    /// Degrees, clockwise, about the centre.
    public var rotation = 0.0
    /// About the centre.
    public var scale = 1.0
    public var views: [ViewDescription] = []

    public enum Key: String, JSONKey {
        case use, id, frame, insets, background, alpha, cornerRadius, clips, hidden, border, shadow, image, mode, text,
            gradient, shape, mask, rotation, scale
        case views
    }
}
