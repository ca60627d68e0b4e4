package import FrameTiming

/// Collects what a run reports besides frames: the trace, unsupported APIs, mistakes of the application, and findings of
/// inspection rules.
@MainActor package final class Diagnostics {
    package let transcript = Transcript()
    package let unsupported = UnsupportedLog()
    /// Whether rules look for defects, which costs time.
    package var isInspected = false
    package private(set) var findings: [Finding] = []

    private let loop: EventLoop
    /// Whatever must end before the run may, with a sentence that says what is missing.
    private var opened: [ObjectIdentifier: String] = [:]
    private var misuses: [String] = []

    init(loop: EventLoop) {
        self.loop = loop
    }

    /// Appends an event to the trace at the current time.
    package func record(_ kind: TranscriptEvent.Kind, _ subject: String, _ event: String, animation: Int? = nil) {
        transcript.append(
            TranscriptEvent(time: loop.now, kind: kind, subject: subject, event: event, animation: animation))
    }

    /// Reports the use of an unsupported API and what happens instead; each API is reported once.
    package func reportUnsupported(_ api: String, instead: String) {
        guard unsupported.add(api: api, instead: instead) else { return }
        record(.note, api, "unsupported: \(instead)")
    }

    /// Reports a mistake of the application; the run then ends with an error that contains `sentence`.
    ///
    /// - Parameter sentence: what is wrong, and what to do instead.
    package func misuse(_ sentence: String) {
        misuses.append(sentence)
    }

    /// Adds a finding of the rule named `rule`, at the current time.
    package func find(rule: String, subject: String, _ message: String) {
        findings.append(Finding(rule: rule, time: loop.now, subject: subject, message: message))
    }

    /// Fails the run unless `owner` is closed before it ends.
    ///
    /// - Parameter sentence: what is missing, and how to mend it.
    package func open(_ owner: AnyObject, _ sentence: String) {
        opened[ObjectIdentifier(owner)] = sentence
    }

    /// Takes back what ``open(_:_:)`` said of `owner`; without effect where it said nothing.
    package func close(_ owner: AnyObject) {
        opened[ObjectIdentifier(owner)] = nil
    }

    /// What is still open, sorted.
    package var openEnds: [String] { opened.values.sorted() }

    /// - Parameters:
    ///   - isOver: whether no event is left.
    ///   - limit: the time at which the run was stopped.
    /// - Throws: ``StageError`` when the run was stopped, the application made a mistake, or something is still open.
    func check(isOver: Bool, limit: MediaTime) throws(StageError) {
        guard isOver else { throw .tooLong(limit: limit.seconds, open: openEnds + misuses) }
        guard misuses.isEmpty else { throw .misused(misuses) }
        guard opened.isEmpty else { throw .leftOpen(openEnds) }
    }
}

/// A defect in the application that an inspection rule has found.
package struct Finding: Equatable, Sendable {
    /// The rule's stable name.
    package let rule: String
    package let time: MediaTime
    /// A class and a title or identifier.
    package let subject: String
    /// The defect, the expected behaviour, and the remedy.
    package let message: String

    package init(rule: String, time: MediaTime, subject: String, message: String) {
        self.rule = rule
        self.time = time
        self.subject = subject
        self.message = message
    }
}

/// The unsupported APIs a run used, each once, in order of first use.
@MainActor package final class UnsupportedLog {
    package struct Entry: Equatable, Sendable {
        /// As the API is spelled: `UIModalTransitionStyle.flipHorizontal`.
        package let api: String
        /// What happened instead.
        package let instead: String
    }

    package private(set) var entries: [Entry] = []

    fileprivate init() {}

    /// - Returns: whether this is the API's first use.
    fileprivate func add(api: String, instead: String) -> Bool {
        guard !entries.contains(where: { $0.api == api }) else { return false }
        entries.append(Entry(api: api, instead: instead))
        return true
    }
}
