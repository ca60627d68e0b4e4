/// The result for a row of external test data.
enum Verdict {
    /// The row was computed: its numbers, the expected ones, and the tolerance.
    case answered([Double], expected: [Double], tolerance: Double)
    /// Core Animation has no equivalent, for a reason shared by other rows.
    case notApplicable(String)

    /// The features that Core Animation lacks, by which rows are counted.
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
        static let premultiplied = "translucent colors: CSS mixes them premultiplied, iOS by component"
    }
}
