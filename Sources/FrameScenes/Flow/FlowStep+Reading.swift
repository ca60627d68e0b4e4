package import FrameJSON

extension FlowStep {
    /// The keys of each kind of step. The first key identifies an object as that step.
    enum TapKey: String, JSONKey { case tap, at }
    enum PressKey: String, JSONKey { case press, seconds, at }
    enum SwipeKey: String, JSONKey { case swipe, on, at }
    enum DragKey: String, JSONKey { case drag, to, hold, at }
    enum ScrollKey: String, JSONKey { case scrollTo, at }
    enum TypeKey: String, JSONKey { case type, into, interval }
    enum EraseKey: String, JSONKey { case erase, interval }
    enum BackKey: String, JSONKey { case back, at }
    enum SwipeBackKey: String, JSONKey { case swipeBack, cancel, at }
    enum PullDownKey: String, JSONKey { case pullDownSheet, at }
    enum PullUpKey: String, JSONKey { case pullUpSheet, at }
    enum ChooseKey: String, JSONKey { case choose, at }
    enum WaitKey: String, JSONKey { case wait }
    enum WaitForKey: String, JSONKey { case waitFor, within }
    enum ExpectKey: String, JSONKey { case expect }

    private static let names = [
        "tap", "press", "swipe", "drag", "scrollTo", "type", "erase", "back", "swipeBack", "pullDownSheet",
        "pullUpSheet",
        "choose", "wait", "waitFor", "expect",
    ]

    package init(json: JSONCursor) throws(JSONProblem) {
        let keys = try json.members().map(\.key)
        guard let name = Self.names.first(where: keys.contains) else {
            if let problem = try json.misspelling(of: Self.names, role: "step") { throw problem }
            throw json.mismatch("a step: an object with one of \(Spelling.list(Self.names))")
        }
        switch name {
        case "tap":
            let fields = try json.fields(TapKey.self)
            self.init(.tap(try ScreenElement(json: fields.require(.tap))), start: try Self.start(fields.optional(.at)))
        case "press":
            let fields = try json.fields(PressKey.self)
            let seconds = try fields.optional(.seconds)?.duration() ?? 0.8
            self.init(
                .press(try ScreenElement(json: fields.require(.press)), seconds: seconds),
                start: try Self.start(fields.optional(.at)))
        case "swipe":
            let fields = try json.fields(SwipeKey.self)
            let direction = try fields.require(.swipe).choice(of: SwipeDirection.self)
            var element: ScreenElement?
            if let cursor = fields.optional(.on) { element = try ScreenElement(json: cursor) }
            self.init(.swipe(direction, on: element), start: try Self.start(fields.optional(.at)))
        case "drag":
            let fields = try json.fields(DragKey.self)
            let hold = try fields.optional(.hold)?.duration() ?? 0
            self.init(
                .drag(
                    from: try ScreenElement(json: fields.require(.drag)),
                    to: try ScreenElement(json: fields.require(.to)),
                    hold: hold), start: try Self.start(fields.optional(.at)))
        case "scrollTo":
            let fields = try json.fields(ScrollKey.self)
            self.init(
                .scroll(to: try ScreenElement(json: fields.require(.scrollTo))),
                start: try Self.start(fields.optional(.at)))
        case "swipeBack":
            let fields = try json.fields(SwipeBackKey.self)
            let progress = try fields.require(.swipeBack).number(in: SceneRange.fraction)
            let cancel = try fields.optional(.cancel)?.bool() ?? false
            self.init(
                .swipeBack(progress: progress, cancel: cancel), start: try Self.start(fields.optional(.at)))
        default: self = try Self.shortStep(json, name)
        }
    }

    private static func shortStep(_ json: JSONCursor, _ name: String) throws(JSONProblem) -> FlowStep {
        switch name {
        case "type":
            let fields = try json.fields(TypeKey.self)
            let cursor = try fields.require(.type)
            let text = try cursor.string()
            guard !text.isEmpty else { throw cursor.refusal("there is nothing to type") }
            var field: ScreenElement?
            if let cursor = fields.optional(.into) { field = try ScreenElement(json: cursor) }
            return FlowStep(.type(text, into: field, interval: try interval(fields.optional(.interval))))
        case "erase":
            let fields = try json.fields(EraseKey.self)
            let count = try fields.require(.erase).integer(in: SceneRange.keys)
            return FlowStep(.erase(count, interval: try interval(fields.optional(.interval))))
        case "back":
            let fields = try json.fields(BackKey.self)
            let cursor = try fields.require(.back)
            guard cursor.value == .bool(true) else { throw cursor.mismatch("true") }
            return FlowStep(.back, start: try start(fields.optional(.at)))
        case "pullDownSheet":
            let fields = try json.fields(PullDownKey.self)
            return FlowStep(
                .pullDownSheet(to: try SheetPosition(json: fields.require(.pullDownSheet))),
                start: try start(fields.optional(.at)))
        case "pullUpSheet":
            let fields = try json.fields(PullUpKey.self)
            return FlowStep(
                .pullUpSheet(to: try SheetPosition(json: fields.require(.pullUpSheet))),
                start: try start(fields.optional(.at)))
        case "choose":
            let fields = try json.fields(ChooseKey.self)
            return FlowStep(.choose(try fields.require(.choose).string()), start: try start(fields.optional(.at)))
        case "wait":
            return FlowStep(.wait(try json.fields(WaitKey.self).require(.wait).duration()))
        case "waitFor":
            let fields = try json.fields(WaitForKey.self)
            let limit = try fields.optional(.within)?.duration() ?? FlowPlayer.limit
            return FlowStep(.waitFor(try ScreenElement(json: fields.require(.waitFor)), limit: limit))
        default:
            return FlowStep(.expect(try ScreenElement(json: json.fields(ExpectKey.self).require(.expect))))
        }
    }

    private static func start(_ cursor: JSONCursor?) throws(JSONProblem) -> Double? {
        try cursor?.number(in: SceneRange.seconds)
    }

    private static func interval(_ cursor: JSONCursor?) throws(JSONProblem) -> Double {
        try cursor?.duration() ?? TypeAction.interval
    }
}

extension ScreenElement {
    enum Key: String, JSONKey { case identifier, cell, section, point }

    /// Reads a name, or an object with an identifier, a row or a point.
    init(json: JSONCursor) throws(JSONProblem) {
        if case .string(let name) = json.value {
            guard !name.isEmpty else { throw json.refusal("a name has at least one character") }
            self = .named(name)
            return
        }
        guard case .object = json.value else {
            throw json.mismatch("a name, or an object with \"identifier\", \"cell\" or \"point\"")
        }
        let fields = try json.fields(Key.self)
        switch (fields.optional(.identifier), fields.optional(.cell), fields.optional(.point)) {
        case (let cursor?, nil, nil): self = .identifier(try cursor.string())
        case (nil, let cursor?, nil):
            let section = try fields.optional(.section)?.integer(in: SceneRange.rows) ?? 0
            self = .cell(try cursor.integer(in: SceneRange.rows), section: section)
        case (nil, nil, let cursor?):
            let numbers = try cursor.numbers(2, expected: "[x, y] in points", in: SceneRange.coordinate)
            self = .point(x: numbers[0], y: numbers[1])
        case (_, _, _): throw json.mismatch("an object with \"identifier\", \"cell\" or \"point\"")
        }
        if let cursor = fields.optional(.section), fields.optional(.cell) == nil {
            throw cursor.refusal("a section is for a \"cell\"")
        }
    }
}

extension SheetPosition {
    /// Reads a detent, or `dismissed`.
    init(json: JSONCursor) throws(JSONProblem) {
        switch try json.string() {
        case "medium": self = .medium
        case "large": self = .large
        case "dismissed": self = .dismissed
        case let name: self = .detent(name)
        }
    }
}
