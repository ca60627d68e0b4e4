internal import FrameTiming

/// What a run reports besides frames: the trace, unsupported APIs, mistakes of the application, findings of rules.
@MainActor package final class Diagnostics {
    package let transcript = Transcript()
    package let unsupported = UnsupportedLog()
    /// Whether rules look for defects, which costs time.
    package var isInspected = false
    package private(set) var findings: [Finding] = []

    private let loop: EventLoop
    /// What has begun and must end before the run may, by a sentence that says what is missing.
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

    func setOpenEnd(_ key: ObjectIdentifier, _ sentence: String?) { opened[key] = sentence }

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
