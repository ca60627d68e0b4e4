public import FrameGeometry
public import FrameJSON
internal import FramePainting

/// How a screen comes to stand over another.
public struct PresentationDescription: Equatable, Sendable {
    /// UIKit's modal presentation styles of these names.
    public enum Style: String, CaseIterable, Sendable {
        case custom, fullScreen, overFullScreen
    }

    /// Where the presented view ends up in its container.
    public enum Frame: Equatable, Sendable {
        /// Shares of the container's width and height.
        case fractions(Rect)
        case points(Rect)

        public enum Key: String, JSONKey {
            case fractions, points
        }
    }

    /// A view under the presented one that fades in and out with the transition.
    public struct Dimming: Equatable, Sendable {
        public var color: Color
        /// While presented, 0…1.
        public var alpha: Double

        public enum Key: String, JSONKey {
            case color, alpha
        }
    }

    public var style: Style
    /// Where the presented view ends up; the whole container when `nil`. Custom style only, as all that follows.
    public var frame: Frame?
    public var dimming: Dimming?
    /// Whether the presenting view is taken out of the window while the other is up.
    public var removesPresenter: Bool
    /// Points, of the presented view.
    public var cornerRadius: Double
    /// Of the presented view.
    public var shadow: ViewDescription.Shadow?

    public enum Key: String, JSONKey {
        case style, frame, dimming, removesPresenter, cornerRadius, shadow
    }

    /// What a screen is presented with when nothing is said.
    static let fullScreen = PresentationDescription(
        style: .fullScreen, frame: nil, dimming: nil, removesPresenter: true, cornerRadius: 0, shadow: nil)

    /// Removing the presenter is what UIKit's full screen style does; the others keep it.
    init(
        style: Style, frame: Frame?, dimming: Dimming?, removesPresenter: Bool, cornerRadius: Double,
        shadow: ViewDescription.Shadow?
    ) {
        self.style = style
        self.frame = frame
        self.dimming = dimming
        self.removesPresenter = removesPresenter
        self.cornerRadius = cornerRadius
        self.shadow = shadow
    }
}
