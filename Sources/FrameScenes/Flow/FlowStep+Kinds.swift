package import FrameJSON

// To add a step, write its type and its entry in `kinds`, its call in `World+Flow.swift` and its entry in the schema.
extension FlowStep {
    /// Every kind, in the order of messages.
    static let kinds: [any WrittenAction.Type] = [
        Tap.self, Press.self, Swipe.self, Drag.self, Scroll.self, TypeText.self, Erase.self, Back.self, SwipeBack.self,
        PullDownSheet.self, PullUpSheet.self, Choose.self, Wait.self, WaitFor.self, Expect.self,
    ]

    // MARK: Touches

    package struct Tap: WrittenAction {
        package enum Key: String, JSONKey { case tap, at }

        private let element: ScreenElement

        package init(_ element: ScreenElement) { self.element = element }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            element = try ScreenElement(json: fields.require(.tap))
        }

        package var words: String { "tap \(element.words)" }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            player.tap(try player.reader.find(element, reacting: true))
        }
    }

    /// A touch that stays in place for some seconds.
    package struct Press: WrittenAction {
        package enum Key: String, JSONKey { case press, seconds, at }

        private let element: ScreenElement
        private let seconds: Double

        package init(_ element: ScreenElement, seconds: Double) { (self.element, self.seconds) = (element, seconds) }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            seconds = try fields.optional(.seconds)?.duration() ?? 0.8
            element = try ScreenElement(json: fields.require(.press))
        }

        package var words: String { "press \(element.words) for \(seconds) s" }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            player.tap(try player.reader.find(element, reacting: true), rest: seconds)
        }
    }

    package struct Swipe: WrittenAction {
        package enum Key: String, JSONKey { case swipe, on, at }

        private let direction: SwipeDirection
        private let element: ScreenElement?

        /// - Parameter element: `nil` for the middle of the screen.
        package init(_ direction: SwipeDirection, on element: ScreenElement?) {
            (self.direction, self.element) = (direction, element)
        }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            direction = try fields.require(.swipe).choice(of: SwipeDirection.self)
            element = try fields.element(.on)
        }

        package var words: String { "swipe \(direction.rawValue)" + (element.map { " on \($0.words)" } ?? "") }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            guard let element else { return player.swipe(direction, from: player.middle) }
            return player.swipe(direction, from: try player.swipePoint(of: element))
        }
    }

    package struct Drag: WrittenAction {
        package enum Key: String, JSONKey { case drag, to, hold, at }

        private let from: ScreenElement
        private let end: ScreenElement
        private let hold: Double

        /// - Parameter hold: The time in seconds before the touch moves.
        package init(from: ScreenElement, to end: ScreenElement, hold: Double) {
            (self.from, self.end, self.hold) = (from, end, hold)
        }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            hold = try fields.optional(.hold)?.duration() ?? 0
            from = try ScreenElement(json: fields.require(.drag))
            end = try ScreenElement(json: fields.require(.to))
        }

        package var words: String { "drag \(from.words) to \(end.words)" }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            let reader = player.reader
            let path = [try reader.find(from, reacting: true).point, try reader.find(end, reacting: false).point]
            return { ended in
                player.touch(path, duration: TouchPace.drag, hold: hold, rest: TouchPace.rest, ended)
            }
        }
    }

    package struct Scroll: WrittenAction {
        package enum Key: String, JSONKey { case scrollTo, at }

        private let element: ScreenElement

        package init(to element: ScreenElement) { self.element = element }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            element = try ScreenElement(json: fields.require(.scrollTo))
        }

        package var words: String { "scroll to \(element.words)" }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            _ = try player.scroll(to: element)
            return { ended in player.scroll(to: element, last: nil, ended) }
        }
    }

    package struct Back: WrittenAction {
        package enum Key: String, JSONKey { case back, at }

        package init() {}

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            let cursor = try fields.require(.back)
            guard cursor.value == .bool(true) else { throw cursor.mismatch("true") }
        }

        package var words: String { "back" }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            player.tap(try player.reader.backButton())
        }
    }

    package struct SwipeBack: WrittenAction {
        package enum Key: String, JSONKey { case swipeBack, cancel, at }

        private let progress: Double
        private let cancel: Bool

        /// - Parameter progress: The distance that the finger moves, as a fraction of the screen's width.
        package init(progress: Double, cancel: Bool) { (self.progress, self.cancel) = (progress, cancel) }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            progress = try fields.require(.swipeBack).number(in: SceneRange.fraction)
            cancel = try fields.optional(.cancel)?.bool() ?? false
        }

        package var words: String { "swipe back to \(progress)\(cancel ? ", and let go" : "")" }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            player.swipeBack(to: progress, cancel: cancel)
        }
    }

    package struct PullDownSheet: WrittenAction {
        package enum Key: String, JSONKey { case pullDownSheet, at }

        private let position: SheetPosition

        package init(to position: SheetPosition) { self.position = position }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            position = try SheetPosition(json: fields.require(.pullDownSheet))
        }

        package var words: String { "pull the sheet down to \(position.words)" }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            try player.pullSheet(to: position, down: true)
        }
    }

    package struct PullUpSheet: WrittenAction {
        package enum Key: String, JSONKey { case pullUpSheet, at }

        private let position: SheetPosition

        package init(to position: SheetPosition) { self.position = position }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            position = try SheetPosition(json: fields.require(.pullUpSheet))
        }

        package var words: String { "pull the sheet up to \(position.words)" }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            try player.pullSheet(to: position, down: false)
        }
    }

    package struct Choose: WrittenAction {
        package enum Key: String, JSONKey { case choose, at }

        private let name: String

        package init(_ name: String) { self.name = name }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) { name = try fields.require(.choose).string() }

        package var words: String { "choose “\(name)”" }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            player.tap(try player.reader.choice(name))
        }
    }

    // MARK: Keys

    package struct TypeText: WrittenAction {
        package enum Key: String, JSONKey { case type, into, interval }

        private let text: String
        private let field: ScreenElement?
        private let interval: Double

        /// - Parameter field: The element to tap first; `nil` for none.
        package init(_ text: String, into field: ScreenElement?, interval: Double) {
            (self.text, self.field, self.interval) = (text, field, interval)
        }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            let cursor = try fields.require(.type)
            text = try cursor.string()
            guard !text.isEmpty else { throw cursor.refusal("there is nothing to type") }
            field = try fields.element(.into)
            interval = try fields.optional(.interval)?.duration() ?? TypeAction.interval
        }

        package var words: String { "type “\(text)”" + (field.map { " into \($0.words)" } ?? "") }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            let keys = text.map(String.init)
            guard let field else { return try player.keys(keys, interval) }
            let tap = player.tap(try player.reader.find(field, reacting: true))
            return { ended in
                tap {
                    player.whenSettled {
                        player.attempt(ended) { () throws(StepError.Reason) in try player.keys(keys, interval) }
                    }
                }
            }
        }
    }

    package struct Erase: WrittenAction {
        package enum Key: String, JSONKey { case erase, interval }

        private let count: Int
        private let interval: Double

        package init(_ count: Int, interval: Double) { (self.count, self.interval) = (count, interval) }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            count = try fields.require(.erase).integer(in: SceneRange.keys)
            interval = try fields.optional(.interval)?.duration() ?? TypeAction.interval
        }

        package var words: String { "erase \(count)" }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            try player.keys(Array(repeating: nil, count: count), interval)
        }
    }

    // MARK: Waiting

    package struct Wait: WrittenAction {
        package enum Key: String, JSONKey { case wait }

        private let seconds: Double

        package init(_ seconds: Double) { self.seconds = seconds }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            seconds = try fields.require(.wait).duration()
        }

        package var words: String { "wait for \(seconds) s" }
        package var hasGap: Bool { false }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            { ended in player.loop.schedule(after: seconds, of: .application, ended) }
        }
    }

    package struct WaitFor: WrittenAction {
        package enum Key: String, JSONKey { case waitFor, within }

        private let element: ScreenElement
        package let limit: Double

        package init(_ element: ScreenElement, limit: Double) { (self.element, self.limit) = (element, limit) }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            limit = try fields.optional(.within)?.duration() ?? FlowPlayer.limit
            element = try ScreenElement(json: fields.require(.waitFor))
        }

        package var words: String { "wait for \(element.words)" }
        package var hasGap: Bool { false }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            _ = try player.reader.find(element, reacting: false)
            return { ended in ended() }
        }
    }

    package struct Expect: WrittenAction {
        package enum Key: String, JSONKey { case expect }

        private let element: ScreenElement

        package init(_ element: ScreenElement) { self.element = element }

        package init(json fields: JSONFields<Key>) throws(JSONProblem) {
            element = try ScreenElement(json: fields.require(.expect))
        }

        package var words: String { "expect \(element.words)" }
        package var hasGap: Bool { false }

        package func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
            _ = try player.reader.find(element, reacting: false)
            return { ended in ended() }
        }
    }
}

extension JSONFields {
    fileprivate func element(_ key: Key) throws(JSONProblem) -> ScreenElement? {
        guard let cursor = optional(key) else { return nil }
        return try ScreenElement(json: cursor)
    }
}
