/// What became of a row of outside test data.
enum Verdict {
    /// The product answered: its numbers, the row's, and how far apart they may be.
    case answered([Double], expected: [Double], tolerance: Double)
    /// Core Animation has no such thing, for a reason that other rows share.
    case notApplicable(String)

    /// What Core Animation does without: rows are counted by these.
    enum Reason {
        static let steps = "step timing functions: Core Animation has none, discrete keyframes do their work"
        static let endDelay = "a negative end delay: CAMediaTiming has no end delay"
        static let noCycles = "a number of cycles of 0: a repeatCount of 0 means one"
        static let noDuration = "cycles of a duration of 0: CAMediaTiming has no cycle without a duration"
        static let startInside = "an iteration start that goes on past the end: a timeOffset comes round there"
        static let countsFromStart =
            "the number of an iteration counted from a start: timeOffset moves the moment, not the count"
        static let reversedBoundary =
            "a boundary seen backwards: the interval is half open at its end whichever way time runs"
        static let givenTime = "the time that was given, before anything is made of it"
        static let unresolved = "a time that is not resolved: virtual time always is"
        static let beforeZero = "a time before 0: CSS lets nothing begin there, a beginTime may"
        static let noEffect = "what shows where the animation has no effect: the property's own value"
        static let functionLists = "transforms as lists of functions: Core Animation has whole matrices"
        static let keywords = "keywords, calc(), percentages of a box, or lists of different lengths"
        static let clamped = "a value that CSS keeps in the range of its property: Core Animation mixes, drawing limits"
        static let premultiplied = "translucent colours: CSS mixes them premultiplied, iOS by component"
    }
}
