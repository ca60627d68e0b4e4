package import QuartzCore

/// Names for the actions of a gesture recognizer in each of its states.
extension TraceCall.Name {
    package static var gesturePossible: Self { phrase("possible") }
    package static var gestureBegan: Self { phrase("began") }
    package static var gestureChanged: Self { phrase("changed", isIncidental: true) }
    package static var gestureEnded: Self { phrase("ended") }
    package static var gestureCancelled: Self { phrase("cancelled") }
    package static var gestureFailed: Self { phrase("failed") }
}
