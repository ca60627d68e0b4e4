import FrameGeometry
import FrameJSON
import FramePainting

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
