public import FrameScenes
public import UIKit

public typealias ScreenElement = FrameScenes.ScreenElement
public typealias SwipeDirection = FrameScenes.SwipeDirection
public typealias SheetPosition = FrameScenes.SheetPosition
public typealias StepError = FrameScenes.StepError

// What a person does, in words. Each call adds a step to the flow of the world.
//
// A step begins 0.4 s after the screen comes to rest: no animation, transition, gesture or scrolling is under way. Timers, delayed blocks,
// tasks and `at(_:_:)` do not count. Steps that only look or wait begin at rest. With `start`, a step begins at that time, or when the step
// before it has ended, and does not wait for rest.
//
// A step whose element is not on the screen waits for it while something is planned, 10 s at most. Then the recording fails with
// `RecordingError.step(scene:_:)`, which names what is on the screen.
extension World {
    /// A touch of 0.1 s in the middle of the visible part of an element.
    ///
    /// - Parameter start: virtual seconds; `nil` when the screen is at rest.
    public func tap(_ element: ScreenElement, start: TimeInterval? = nil) { add(FlowStep.Tap(element), start) }

    /// A touch that rests on an element.
    public func press(_ element: ScreenElement, for seconds: TimeInterval = 0.8, start: TimeInterval? = nil) {
        add(FlowStep.Press(element, seconds: seconds), start)
    }

    /// A fast touch of 200 points, or as far as the window has room, that ends without rest: it turns pages, opens the actions of a row and
    /// throws scroll views.
    ///
    /// - Parameter element: where it begins; in a row, the middle of that. `nil` for the middle of the screen.
    public func swipe(_ direction: SwipeDirection, on element: ScreenElement? = nil, start: TimeInterval? = nil) {
        add(FlowStep.Swipe(direction, on: element), start)
    }

    /// A touch that moves from one element to another in 0.5 s and rests there.
    ///
    /// - Parameter hold: seconds for which the touch rests before it moves, to pick up a row for example.
    public func drag(
        from: ScreenElement, to end: ScreenElement, hold: TimeInterval = 0, start: TimeInterval? = nil
    ) {
        add(FlowStep.Drag(from: from, to: end, hold: hold), start)
    }

    /// Drags scroll views until the element is visible; no touch if it is. Something that does not exist yet, such as a row that is not loaded,
    /// is searched for page by page in the largest scroll view, up to its end.
    public func scroll(to element: ScreenElement, start: TimeInterval? = nil) {
        add(FlowStep.Scroll(to: element), start)
    }

    /// Presses a key for each character, into what is edited; a line break is the return key.
    ///
    /// - Parameters:
    ///   - field: what is tapped first.
    ///   - interval: seconds from one key to the next.
    public func type(_ text: String, into field: ScreenElement? = nil, interval: TimeInterval = 0.1) {
        add(FlowStep.TypeText(text, into: field, interval: interval), nil)
    }

    /// Presses the delete key.
    public func erase(_ count: Int, interval: TimeInterval = 0.1) {
        add(FlowStep.Erase(max(count, 0), interval: interval), nil)
    }

    /// Taps the back button of the navigation bar.
    public func back(start: TimeInterval? = nil) { add(FlowStep.Back(), start) }

    /// A touch that moves from the leading edge in 0.5 s.
    ///
    /// - Parameters:
    ///   - progress: how far the finger moves, 0…1 of the screen's width.
    ///   - cancel: whether the transition is to be cancelled: the finger rests before it lets go, and moves back to a quarter before if
    ///     it was past 0.4. Otherwise it lets go in motion. Another outcome fails the recording.
    public func swipeBack(progress: Double = 0.8, cancel: Bool = false, start: TimeInterval? = nil) {
        add(FlowStep.SwipeBack(progress: min(max(progress, 0), 1), cancel: cancel), start)
    }

    /// Drags the sheet in front down by its top edge. Another outcome fails the recording.
    public func pullDownSheet(to position: SheetPosition = .dismissed, start: TimeInterval? = nil) {
        add(FlowStep.PullDownSheet(to: position), start)
    }

    /// Drags the sheet in front up by its top edge. Another outcome fails the recording.
    public func pullUpSheet(to position: SheetPosition = .large, start: TimeInterval? = nil) {
        add(FlowStep.PullUpSheet(to: position), start)
    }

    /// Taps an entry of the alert, the action sheet or the menu in front.
    public func choose(_ name: String, start: TimeInterval? = nil) { add(FlowStep.Choose(name), start) }

    /// Lets time pass before the next step.
    public func wait(_ seconds: TimeInterval) { add(FlowStep.Wait(max(seconds, 0)), nil) }

    /// Waits until the screen is at rest and an element is visible.
    ///
    /// - Parameter limit: virtual seconds after which the step fails.
    public func wait(for element: ScreenElement, within limit: TimeInterval = 10) {
        add(FlowStep.WaitFor(element, limit: max(limit, 0)), nil)
    }

    /// Fails the recording unless the element is visible when the screen is at rest.
    public func expect(_ element: ScreenElement) { add(FlowStep.Expect(element), nil) }

    private func add(_ action: any FlowAction, _ start: TimeInterval?) { flow.add(FlowStep(action, start: start)) }
}
