/// One step of a flow, which a person performs or looks for.
package struct FlowStep: Equatable, Sendable {
    package enum Action: Equatable, Sendable {
        case tap(ScreenElement)
        /// A touch that rests for a number of seconds.
        case press(ScreenElement, seconds: Double)
        /// A fast touch; `nil` starts it in the middle of the screen.
        case swipe(SwipeDirection, on: ScreenElement?)
        /// - Parameter hold: Seconds before the touch moves.
        case drag(from: ScreenElement, to: ScreenElement, hold: Double)
        case scroll(to: ScreenElement)
        /// Types a text, after a tap on the field if there is one.
        case type(String, into: ScreenElement?, interval: Double)
        case erase(Int, interval: Double)
        case back
        /// - Parameter progress: Distance that the finger moves, as a fraction of the screen's width.
        case swipeBack(progress: Double, cancel: Bool)
        case pullDownSheet(to: SheetPosition)
        case pullUpSheet(to: SheetPosition)
        case choose(String)
        /// Waits for a number of seconds.
        case wait(Double)
        /// - Parameter limit: Maximum time in seconds.
        case waitFor(ScreenElement, limit: Double)
        case expect(ScreenElement)
    }

    package var action: Action
    /// Seconds after the start of the scene; `nil` begins the step one gap after the screen comes to rest.
    package var start: Double?

    package init(_ action: Action, start: Double? = nil) {
        self.action = action
        self.start = start
    }
}

extension FlowStep {
    /// The step as a sentence without a subject, such as `tap “Add to cart”`.
    var words: String {
        switch action {
        case .tap(let element): "tap \(element.words)"
        case .press(let element, let seconds): "press \(element.words) for \(seconds) s"
        case .swipe(let direction, let element?): "swipe \(direction.rawValue) on \(element.words)"
        case .swipe(let direction, nil): "swipe \(direction.rawValue)"
        case .drag(let from, let to, _): "drag \(from.words) to \(to.words)"
        case .scroll(let element): "scroll to \(element.words)"
        case .type(let text, let field?, _): "type “\(text)” into \(field.words)"
        case .type(let text, nil, _): "type “\(text)”"
        case .erase(let count, _): "erase \(count)"
        case .back: "back"
        case .swipeBack(let progress, let cancel): "swipe back to \(progress)\(cancel ? ", and let go" : "")"
        case .pullDownSheet(let position): "pull the sheet down to \(position.words)"
        case .pullUpSheet(let position): "pull the sheet up to \(position.words)"
        case .choose(let name): "choose “\(name)”"
        case .wait(let seconds): "wait for \(seconds) s"
        case .waitFor(let element, _): "wait for \(element.words)"
        case .expect(let element): "expect \(element.words)"
        }
    }

    /// Whether the step touches the screen or presses keys, and therefore begins one gap after rest.
    var hasGap: Bool {
        switch action {
        case .wait, .waitFor, .expect: false
        case .tap, .press, .swipe, .drag, .scroll, .type, .erase, .back, .swipeBack, .pullDownSheet, .pullUpSheet,
            .choose:
            true
        }
    }

    /// Seconds after which a step that could not begin fails.
    var limit: Double {
        if case .waitFor(_, let limit) = action { limit } else { FlowPlayer.limit }
    }
}
