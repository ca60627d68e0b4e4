public import FrameGeometry
public import FrameJSON

/// A view and its descendants, with components expanded.
public struct ViewDescription: Equatable, Sendable {
    public enum Layout: Equatable, Sendable {
        /// A frame in points within the parent's bounds, independent of the parent's size.
        case frame(Rect)
        /// Insets in points from the bounds of the parent.
        case insets(top: Double, left: Double, bottom: Double, right: Double)
        /// A layout determined by constraints of the screen or by the enclosing stack.
        case constraints
    }

    /// A border inside the edge of the view, above its content.
    public struct Border: Equatable, Sendable {
        /// Width in points.
        public var width: Double
        public var color: Color

        public enum Key: String, JSONKey {
            case width, color
        }
    }

    /// The shadow of the view's background.
    public struct Shadow: Equatable, Sendable {
        public var color: Color
        /// Opacity, 0…1.
        public var opacity: Double
        /// Standard deviation of the blur, in points.
        public var radius: Double
        /// Offset to the right and down, in points.
        public var offset: Point

        public enum Key: String, JSONKey {
            case color, opacity, radius, offset
        }
    }

    /// Distances between the edges of the view and its content, in points.
    public struct Margins: Equatable, Sendable {
        public var top: Double
        public var leading: Double
        public var bottom: Double
        public var trailing: Double
    }

    /// Name used by tracks. Inside a component it is prefixed with the identifier of the use: `row1.thumb`.
    public var id: String?
    /// Number by which constraints of the screen refer to the view; `nil` if none does.
    public var number: Int?
    public var layout = Layout.insets(top: 0, left: 0, bottom: 0, right: 0)
    public var background: SceneColor?
    /// Alpha, 0…1.
    public var alpha = 1.0
    /// Corner radius in points.
    public var cornerRadius = 0.0
    public var corners = RoundedCorners.all
    public var clips = false
    public var hidden = false
    public var border: Border?
    public var shadow: Shadow?
    public var content: ViewContent?
    /// The way an image fills the view.
    public var imageMode = ImageDescription.Mode.scaleToFill
    /// Views whose alpha masks this view, in its coordinates; `nil` for no mask.
    public var mask: [ViewDescription]?
    /// Clockwise rotation around the center, in degrees.
    public var rotation = 0.0
    /// Scale factor around the center.
    public var scale = 1.0
    /// Layout margins in points; `nil` for UIKit's defaults.
    public var margins: Margins?
    /// Points to the next view of the stack, which replace its spacing.
    public var spacingAfter: Double?
    /// Resistance to becoming larger than the contents; `nil` for UIKit's default.
    public var hugging: ContentPriority?
    /// Resistance to becoming smaller than the contents; `nil` for UIKit's default.
    public var resistance: ContentPriority?
    /// Reactions to touches and changes.
    public var reactions: ReactionSource?
    /// Menu of a button, which a tap opens.
    public var menu: MenuSource?
    /// Menu that a long press opens.
    public var contextMenu: MenuSource?
    /// Named value that a control shows and changes.
    public var value: String?
    public var views: [ViewDescription] = []

    /// The keys of every view, besides those of contents.
    public enum Key: String, JSONKey {
        case use, id, frame, insets, constraints, background, alpha, cornerRadius, corners, clips, hidden, border,
            shadow, mode, mask, rotation, scale, margins, spacingAfter, hugging, resistance, menu, contextMenu, value,
            views
        case reactions = "on"
    }

    static let keys = Key.allCases.map(\.rawValue) + ContentRow.all.map(\.key)
}
