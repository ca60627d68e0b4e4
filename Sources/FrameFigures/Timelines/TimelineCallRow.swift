/// What was called on one object, or by it.
public struct TimelineCallRow: Sendable {
    /// What happened at one instant, or over and over until another.
    public struct Mark: Sendable {
        public var time: Double
        /// When the last of many equals was; `nil` for an instant.
        public var end: Double?
        /// Names of methods, most telling first.
        public var names: [String]
        /// Whether the application asked the framework, instead of being called by it.
        public var isRequest: Bool

        public init(time: Double, end: Double? = nil, names: [String], isRequest: Bool) {
            self.time = time
            self.end = end
            self.names = names
            self.isRequest = isRequest
        }
    }

    public var subject: String
    /// In order of time.
    public var marks: [Mark]

    public init(subject: String, marks: [Mark]) {
        self.subject = subject
        self.marks = marks
    }
}
