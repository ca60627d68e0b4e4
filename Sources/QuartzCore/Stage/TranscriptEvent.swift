package import FrameTiming

/// One line of a transcript.
package struct TranscriptEvent: Equatable, Sendable {
    /// What kind of thing happened; a reader filters by it.
    package enum Kind: String, CaseIterable, Sendable {
        /// The framework called the application.
        case callback
        /// The application asked the framework for something.
        case request
        /// An animation began or ended.
        case animation
        /// A view entered or left a superview.
        case hierarchy
        /// The framework has something to say: a refusal, an unsupported API.
        case note
    }

    package let time: MediaTime
    package let kind: Kind
    /// Who: a class and a title or identifier, never an address.
    package let subject: String
    /// What, spelled like the API: `viewWillAppear(true)`.
    package let event: String
    /// Which animation began or ended, by a number that both its events have; `nil` for everything else.
    package let animation: Int?

    package init(time: MediaTime, kind: Kind, subject: String, event: String, animation: Int? = nil) {
        self.time = time
        self.kind = kind
        self.subject = subject
        self.event = event
        self.animation = animation
    }
}
