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

extension PresentationDescription {
    /// The keys that only a presentation of one's own has: any of them makes `custom` the default style.
    static let customKeys: [Key] = [.frame, .dimming, .removesPresenter, .cornerRadius, .shadow]

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        let customKey = PresentationDescription.customKeys.first { fields.has($0) }
        let style = try fields.optional(.style)?.choice(of: Style.self) ?? (customKey == nil ? .fullScreen : .custom)
        if let customKey, style != .custom, let cursor = fields.optional(customKey) {
            throw cursor.refusal("only the style \"custom\" has it, not \(JSONValue.quoted(style.rawValue))")
        }
        var frame: Frame?
        if let cursor = fields.optional(.frame) { frame = try Frame(json: cursor) }
        var dimming: Dimming?
        if let cursor = fields.optional(.dimming) { dimming = try Dimming(json: cursor) }
        self.init(
            style: style, frame: frame, dimming: dimming,
            removesPresenter: try fields.optional(.removesPresenter)?.bool() ?? (style == .fullScreen),
            cornerRadius: try fields.optional(.cornerRadius)?.number(in: SceneRange.length) ?? 0,
            shadow: try fields.optional(.shadow).map { cursor throws(JSONProblem) in
                try ViewDescription.Shadow(json: cursor)
            })
    }
}

extension PresentationDescription.Frame {
    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        switch (fields.optional(.fractions), fields.optional(.points)) {
        case (let fractions?, nil):
            self = .fractions(
                try Rect(
                    scene: fractions, expected: "[x, y, width, height] as shares of the container",
                    place: SceneRange.fraction, extent: SceneRange.fraction))
        case (nil, let points?): self = .points(try Rect(scene: points))
        case (nil, nil), (_?, _?): throw json.mismatch("an object with either \"fractions\" or \"points\"")
        }
    }
}

extension PresentationDescription.Dimming {
    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        color = .black
        if let cursor = fields.optional(.color) { color = try Color(json: cursor, in: SceneRange.fraction) }
        // 0.4: listing 11-2 of Apple's View Controller Programming Guide for iOS.
        alpha = try fields.optional(.alpha)?.number(in: SceneRange.fraction) ?? 0.4
    }
}

/// How a finger on a presented screen takes it away: the dismissal follows the finger.
public struct SwipeDescription: Equatable, Sendable {
    public enum Direction: String, CaseIterable, Sendable {
        case down, up, left, right
    }

    public var direction: Direction
    /// Points of the finger's way that are the whole dismissal; `nil` for the container's height or width.
    public var distance: Double?
    /// The share of the dismissal from which on letting go finishes it, 0…1.
    public var threshold: Double
    /// Points per second in the direction from which on letting go finishes it from anywhere.
    public var flick: Double?

    public enum Key: String, JSONKey {
        case direction, distance, threshold, flick
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        direction = try fields.require(.direction).choice(of: Direction.self)
        distance = try fields.optional(.distance)?.positiveNumber()
        threshold = try fields.optional(.threshold)?.number(in: SceneRange.fraction) ?? 0.5
        flick = try fields.optional(.flick)?.number(in: SceneRange.length)
    }
}
