package import QuartzCore

/// Actions of a gesture recognizer, by its state.
extension TraceCall.Name {
    package static var gesturePossible: Self { phrase("possible") }
    package static var gestureBegan: Self { phrase("began") }
    package static var gestureChanged: Self { phrase("changed", isIncidental: true) }
    package static var gestureEnded: Self { phrase("ended") }
    package static var gestureCancelled: Self { phrase("cancelled") }
    package static var gestureFailed: Self { phrase("failed") }
}
