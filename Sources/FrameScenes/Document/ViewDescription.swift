public import FrameGeometry
public import FrameJSON

/// A view and its descendants, with components expanded.
public struct ViewDescription: Equatable, Sendable {
    public enum Layout: Equatable, Sendable {
        /// Points in the bounds of the parent, independent of the parent's size.
        case frame(Rect)
        /// Insets in points from the bounds of the parent.
        case insets(top: Double, left: Double, bottom: Double, right: Double)
        /// By constraints of the screen, or by the enclosing stack.
        case constraints
    }

    /// A border inside the edge of the view, above its content.
    public struct Border: Equatable, Sendable {
        /// Points.
        public var width: Double
        public var color: Color

        public enum Key: String, JSONKey {
            case width, color
        }
    }

    /// The shadow of the view's background.
    public struct Shadow: Equatable, Sendable {
        public var color: Color
        /// 0…1.
        public var opacity: Double
        /// The standard deviation of the blur, in points.
        public var radius: Double
        /// Points to the right and down.
        public var offset: Point

        public enum Key: String, JSONKey {
            case color, opacity, radius, offset
        }
    }

    /// Points between the edges of the view and its content.
    public struct Margins: Equatable, Sendable {
        public var top: Double
        public var leading: Double
        public var bottom: Double
        public var trailing: Double
    }

    /// The name used by tracks. Inside a component it is prefixed by the identifier of the use: `row1.thumb`.
    public var id: String?
    /// The number by which constraints of the screen refer to the view; `nil` if none does.
    public var number: Int?
    public var layout = Layout.insets(top: 0, left: 0, bottom: 0, right: 0)
    public var background: SceneColor?
    /// 0…1.
    public var alpha = 1.0
    /// Points.
    public var cornerRadius = 0.0
    public var corners = RoundedCorners.all
    public var clips = false
    public var hidden = false
    public var border: Border?
    public var shadow: Shadow?
    public var content: ViewContent?
    /// How an image fills the view.
    public var imageMode = ImageDescription.Mode.scaleToFill
    /// Views whose alpha masks this view, in its coordinates; unmasked if `nil`.
    public var mask: [ViewDescription]?
    /// Degrees, clockwise, around the center.
    public var rotation = 0.0
    /// A factor around the center.
    public var scale = 1.0
    /// The layout margins in points; `nil` for UIKit's.
    public var margins: Margins?
    /// Points to the next view of the stack, instead of its spacing.
    public var spacingAfter: Double?
    /// Resistance to becoming larger than the contents; `nil` for UIKit's.
    public var hugging: ContentPriority?
    /// Resistance to becoming smaller than the contents; `nil` for UIKit's.
    public var resistance: ContentPriority?
    public var views: [ViewDescription] = []

    /// The keys of every view, besides those of contents.
    public enum Key: String, JSONKey {
        case use, id, frame, insets, constraints, background, alpha, cornerRadius, corners, clips, hidden, border,
            shadow, mode, mask, rotation, scale, margins, spacingAfter, hugging, resistance, views
    }

    /// All keys.
    static let keys = Key.allCases.map(\.rawValue) + ContentRow.all.map(\.key)
}
