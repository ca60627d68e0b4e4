public import FrameGeometry
public import FrameJSON
internal import FramePainting

/// The presentation of a screen.
public struct PresentationDescription: Equatable, Sendable {
    /// Modal presentation styles, named like UIKit's.
    public enum Style: String, CaseIterable, Sendable {
        case custom, fullScreen, overFullScreen, pageSheet, formSheet, popover

        var isSheet: Bool { self == .pageSheet || self == .formSheet }
        /// Whether a touch can dismiss the screen without a swipe defined in the scene.
        var isDismissedByTouch: Bool { isSheet || self == .popover }
    }

    /// The final frame of the presented view in its container.
    public enum Frame: Equatable, Sendable {
        /// Fractions of the container's width and height.
        case fractions(Rect)
        case points(Rect)

        public enum Key: String, JSONKey {
            case fractions, points
        }
    }

    /// A dimming view below the presented view that fades alongside the transition.
    public struct Dimming: Equatable, Sendable {
        public var color: Color
        /// Alpha while presented, 0…1.
        public var alpha: Double

        public enum Key: String, JSONKey {
            case color, alpha
        }
    }

    public var style: Style
    /// Final frame of the presented view; `nil` for the whole container. This property and the following ones apply
    /// only to the custom style.
    public var frame: Frame?
    public var dimming: Dimming?
    /// Whether the presenting view is removed from the window during the presentation.
    public var removesPresenter: Bool
    /// Corner radius of the presented view, in points.
    public var cornerRadius: Double
    public var corners = RoundedCorners.all
    /// Shadow of the presented view.
    public var shadow: ViewDescription.Shadow?
    /// Sheet options; `nil` for other styles.
    public var sheet: SheetDescription?
    /// Popover options; `nil` for other styles.
    public var popover: PopoverDescription?

    public enum Key: String, JSONKey {
        case style, frame, dimming, removesPresenter, cornerRadius, corners, shadow, detents, grabber, source, arrows,
            size,
            adapts
    }

    /// The default presentation.
    static let fullScreen = PresentationDescription(
        style: .fullScreen, frame: nil, dimming: nil, removesPresenter: true, cornerRadius: 0, shadow: nil)

    /// Creates a presentation. By default, UIKit's full-screen style removes the presenter, and the other styles keep
    /// it.
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
    /// Keys of custom presentations. If any of them is present, the default style is `custom`.
    static let customKeys: [Key] = [.frame, .dimming, .removesPresenter, .cornerRadius, .corners, .shadow]
    /// Keys of sheets, which likewise determine the default style.
    static let sheetKeys: [Key] = [.detents, .grabber]
    /// Keys of popovers, which likewise determine the default style.
    static let popoverKeys: [Key] = [.source, .arrows, .size, .adapts]

    /// - Parameter names: Names in the presenting screen.
    init(json: JSONCursor, presenting names: ScreenNames) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        let customKey = PresentationDescription.customKeys.first { fields.has($0) }
        let sheetKey = PresentationDescription.sheetKeys.first { fields.has($0) }
        let popoverKey = PresentationDescription.popoverKeys.first { fields.has($0) }
        let standard: Style =
            customKey != nil ? .custom : sheetKey != nil ? .pageSheet : popoverKey != nil ? .popover : .fullScreen
        let style = try fields.optional(.style)?.choice(of: Style.self) ?? standard
        if let customKey, style != .custom, let cursor = fields.optional(customKey) {
            throw cursor.refusal("only the style \"custom\" takes this, not \(JSONValue.quoted(style.rawValue))")
        }
        if let sheetKey, !style.isSheet, let cursor = fields.optional(sheetKey) {
            throw cursor.refusal("only sheets take this, not the style \(JSONValue.quoted(style.rawValue))")
        }
        if let popoverKey, style != .popover, let cursor = fields.optional(popoverKey) {
            throw cursor.refusal("only the style \"popover\" takes this, not \(JSONValue.quoted(style.rawValue))")
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
        if let cursor = fields.optional(.corners) { corners = try cursor.choice(of: RoundedCorners.self) }
        if style == .popover { popover = try PopoverDescription(fields, names: names) }
        guard style.isSheet else { return }
        var sheet = SheetDescription()
        if let cursor = fields.optional(.detents) {
            sheet.detents = []
            for element in try cursor.elements() { sheet.detents.append(try SheetDescription.Detent(json: element)) }
            guard !sheet.detents.isEmpty else { throw cursor.mismatch("a list of at least 1 detent") }
        }
        sheet.grabber = try fields.optional(.grabber)?.bool() ?? false
        self.sheet = sheet
    }
}

extension PresentationDescription.Frame {
    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        switch (fields.optional(.fractions), fields.optional(.points)) {
        case (let fractions?, nil):
            self = .fractions(
                try Rect(
                    scene: fractions, expected: "[x, y, width, height] as fractions of the container",
                    origin: SceneRange.fraction, size: SceneRange.fraction))
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

/// An interactive dismissal that follows a swipe.
public struct SwipeDescription: Equatable, Sendable {
    public enum Direction: String, CaseIterable, Sendable {
        case down, up, left, right
    }

    public var direction: Direction
    /// Distance in points that completes the dismissal; `nil` for the height or width of the container.
    public var distance: Double?
    /// Progress 0…1 at or beyond which a release finishes the dismissal.
    public var threshold: Double
    /// Velocity in points per second at or beyond which a release finishes the dismissal at any progress.
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
