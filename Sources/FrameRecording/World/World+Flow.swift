public import FrameScenes
public import UIKit

public typealias ScreenElement = FrameScenes.ScreenElement
public typealias SwipeDirection = FrameScenes.SwipeDirection
public typealias SheetPosition = FrameScenes.SheetPosition
public typealias StepError = FrameScenes.StepError

// The actions of a person. Each call adds a step to the world's flow.
//
// A step begins 0.4 s after the screen comes to rest, which is when no animation, transition, gesture or scrolling is
// in progress. Timers, delayed blocks, tasks and `at(_:_:)` do not count. Steps that only look or wait begin at rest. A
// step with `start` begins at that time, or when the preceding step has ended, and does not wait for rest.
//
// A step whose element is not on the screen waits for it as long as something is scheduled, but at most 10 s. After
// that, the recording fails with `RecordingError.step(scene:_:)`, which names the elements on the screen.
extension World {
    /// Touches the middle of the visible part of an element for 0.1 s.
    ///
    /// - Parameter start: Virtual time in seconds; `nil` when the screen is at rest.
    public func tap(_ element: ScreenElement, start: TimeInterval? = nil) { add(FlowStep.Tap(element), start) }

    /// Touches an element and holds the touch still.
    public func press(_ element: ScreenElement, for seconds: TimeInterval = 0.8, start: TimeInterval? = nil) {
        add(FlowStep.Press(element, seconds: seconds), start)
    }

    /// Moves a fast touch by 200 points, or as far as the window allows, and lifts it while moving. A swipe turns
    /// pages, opens the actions of a row and throws scroll views.
    ///
    /// - Parameter element: Element where the swipe begins; in a row, the swipe begins in the middle of the row. `nil`
    ///   for the middle of the screen.
    public func swipe(_ direction: SwipeDirection, on element: ScreenElement? = nil, start: TimeInterval? = nil) {
        add(FlowStep.Swipe(direction, on: element), start)
    }

    /// Moves a touch from one element to another in 0.5 s and holds it there before it ends.
    ///
    /// - Parameter hold: Seconds for which the touch rests before it moves, for example to pick up a row.
    public func drag(
        from: ScreenElement, to end: ScreenElement, hold: TimeInterval = 0, start: TimeInterval? = nil
    ) {
        add(FlowStep.Drag(from: from, to: end, hold: hold), start)
    }

    /// Drags scroll views until the element is visible; does not touch anything if it already is. Something that does
    /// not exist yet, such as a row that has not been loaded, is searched for page by page in the largest scroll view,
    /// up to its end.
    public func scroll(to element: ScreenElement, start: TimeInterval? = nil) {
        add(FlowStep.Scroll(to: element), start)
    }

    /// Presses a key for each character, in the text being edited; a line break is the return key.
    ///
    /// - Parameters:
    ///   - field: Element that is tapped first.
    ///   - interval: Seconds from one key to the next.
    public func type(_ text: String, into field: ScreenElement? = nil, interval: TimeInterval = 0.1) {
        add(FlowStep.TypeText(text, into: field, interval: interval), nil)
    }

    /// Presses the delete key `count` times.
    public func erase(_ count: Int, interval: TimeInterval = 0.1) {
        add(FlowStep.Erase(max(count, 0), interval: interval), nil)
    }

    /// Taps the back button of the navigation bar.
    public func back(start: TimeInterval? = nil) { add(FlowStep.Back(), start) }

    /// Moves a touch from the leading edge in 0.5 s.
    ///
    /// - Parameters:
    ///   - progress: Distance that the finger moves, as a fraction 0…1 of the screen's width.
    ///   - cancel: Whether to cancel the transition. To cancel it, the finger rests before it lifts, after moving back
    ///     to a quarter if it was past 0.4. Otherwise it lifts while moving. A different outcome fails the recording.
    public func swipeBack(progress: Double = 0.8, cancel: Bool = false, start: TimeInterval? = nil) {
        add(FlowStep.SwipeBack(progress: min(max(progress, 0), 1), cancel: cancel), start)
    }

    /// Drags the frontmost sheet down by its top edge. A different outcome fails the recording.
    public func pullDownSheet(to position: SheetPosition = .dismissed, start: TimeInterval? = nil) {
        add(FlowStep.PullDownSheet(to: position), start)
    }

    /// Drags the frontmost sheet up by its top edge. A different outcome fails the recording.
    public func pullUpSheet(to position: SheetPosition = .large, start: TimeInterval? = nil) {
        add(FlowStep.PullUpSheet(to: position), start)
    }

    /// Taps an entry of the frontmost alert, action sheet or menu.
    public func choose(_ name: String, start: TimeInterval? = nil) { add(FlowStep.Choose(name), start) }

    /// Lets time pass before the next step.
    public func wait(_ seconds: TimeInterval) { add(FlowStep.Wait(max(seconds, 0)), nil) }

    /// Waits until the screen is at rest and an element is visible.
    ///
    /// - Parameter limit: Virtual time in seconds after which the step fails.
    public func wait(for element: ScreenElement, within limit: TimeInterval = 10) {
        add(FlowStep.WaitFor(element, limit: max(limit, 0)), nil)
    }

    /// Fails the recording unless the element is visible when the screen is at rest.
    public func expect(_ element: ScreenElement) { add(FlowStep.Expect(element), nil) }

    private func add(_ action: any FlowAction, _ start: TimeInterval?) { flow.add(FlowStep(action, start: start)) }
}
