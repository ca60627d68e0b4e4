package import FrameTiming

/// Something an application does that shows, or will show, as a defect; a rule has found it.
package struct Finding: Equatable, Sendable {
    /// The rule's stable name.
    package let rule: String
    package let time: MediaTime
    /// Who: a class and a title or identifier.
    package let subject: String
    /// What is wrong, what was expected, and how to mend it.
    package let message: String

    package init(rule: String, time: MediaTime, subject: String, message: String) {
        self.rule = rule
        self.time = time
        self.subject = subject
        self.message = message
    }
}
