package import FrameTiming

/// A collector of everything that a run reports besides frames: the trace, unsupported APIs, application errors, and
/// inspection findings.
@MainActor package final class Diagnostics {
    /// The events of the application and the framework, in order.
    package private(set) var trace: [TraceEvent] = []
    package let unsupported = UnsupportedLog()
    /// Whether inspection rules are checked, which takes time.
    package var isInspected = false
    package private(set) var defects: [Defect] = []

    private let loop: EventLoop
    /// Objects that must be closed before the run ends, each with an error message.
    private var opened: [ObjectIdentifier: (sentence: String, isMotion: Bool)] = [:]
    private var misuses: [String] = []
    /// The reason why the run cannot continue. The run fails at the next commit.
    private(set) var failure: StageError?

    init(loop: EventLoop) {
        self.loop = loop
    }

    /// Appends an event to the trace at the current time.
    ///
    /// - Parameter subject: A class and a title or identifier, never an address.
    package func trace(_ subject: String, _ content: TraceEvent.Content) {
        trace.append(TraceEvent(time: loop.now, subject: subject, content: content))
    }

    /// Traces a framework call to the application.
    package func trace(
        _ subject: String, callback name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:],
        outcome: TraceCall.Outcome? = nil
    ) {
        trace(subject, .callback(TraceCall(name, arguments, outcome: outcome)))
    }

    /// Traces an application request.
    package func trace(
        _ subject: String, request name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:],
        outcome: TraceCall.Outcome? = nil
    ) {
        trace(subject, .request(TraceCall(name, arguments, outcome: outcome)))
    }

    /// Traces a framework note.
    package func trace(_ subject: String, note: TraceNote) {
        trace(subject, .note(note))
    }

    /// Reports the use of an API that has a different result than on a device, and the behavior that replaces it. Each
    /// API is reported once.
    package func reportUnsupported(_ api: String, _ reason: UnsupportedReason = .api, instead: String) {
        guard unsupported.add(UnsupportedLog.Entry(api: api, reason: reason, instead: instead)) else { return }
        trace(api, note: .unsupported(reason, instead: instead))
    }

    /// Reports an application error. The run then fails with a message that contains `sentence` once, no matter how
    /// often it is reported.
    ///
    /// - Parameter sentence: The error and its remedy.
    package func misuse(_ sentence: String) {
        if !misuses.contains(sentence) { misuses.append(sentence) }
    }

    /// Fails the run at the next commit. The first failure counts.
    package func fail(_ error: StageError) {
        if failure == nil { failure = error }
    }

    func checkFailure() throws(StageError) {
        if let failure { throw failure }
    }

    func checkMisuses() throws(StageError) {
        guard misuses.isEmpty else { throw .misused(misuses) }
    }

    /// Adds a defect found by a rule at the current time.
    package func find(rule: String, subject: String, _ message: String) {
        defects.append(Defect(rule: rule, time: loop.now, subject: subject, message: message))
    }

    /// Fails the run unless `owner` is closed before the run ends.
    ///
    /// - Parameters:
    ///   - sentence: The missing call and its remedy.
    ///   - isMotion: Whether the screen is not at rest until then.
    package func open(_ owner: AnyObject, _ sentence: String, isMotion: Bool = false) {
        opened[ObjectIdentifier(owner)] = (sentence, isMotion)
    }

    /// Reverts ``open(_:_:)`` for `owner`. Has no effect if it is not open.
    package func close(_ owner: AnyObject) {
        opened[ObjectIdentifier(owner)] = nil
    }

    /// The messages of the open objects, sorted.
    package var openEnds: [String] { opened.values.map(\.sentence).sorted() }

    /// The messages of the open objects that keep the screen from being at rest, sorted.
    package var motions: [String] { opened.values.filter(\.isMotion).map(\.sentence).sorted() }

    /// - Parameters:
    ///   - isOver: Whether no event is left.
    ///   - limit: The time at which the run was stopped.
    /// - Throws: ``StageError`` if the run was stopped, the application misused the framework, or something is still
    ///   open.
    func check(isOver: Bool, limit: MediaTime) throws(StageError) {
        guard isOver else { throw .tooLong(limit: limit.seconds, open: openEnds + misuses) }
        try checkMisuses()
        guard opened.isEmpty else { throw .leftOpen(openEnds) }
    }
}

/// A defect in the application found by an inspection rule.
package struct Defect: Equatable, Sendable {
    /// The rule's stable name.
    package let rule: String
    package let time: MediaTime
    /// A class and a title or identifier.
    package let subject: String
    /// The defect, the expected behavior, and the remedy.
    package let message: String

    package init(rule: String, time: MediaTime, subject: String, message: String) {
        self.rule = rule
        self.time = time
        self.subject = subject
        self.message = message
    }
}

/// The unsupported APIs that a run used, each of them once, in the order of their first use.
@MainActor package final class UnsupportedLog {
    package struct Entry: Equatable, Sendable {
        /// The API's name in Swift: `UIModalTransitionStyle.flipHorizontal`.
        package let api: String
        package let reason: UnsupportedReason
        /// The behavior that replaced it.
        package let instead: String
    }

    package private(set) var entries: [Entry] = []

    fileprivate init() {}

    /// - Returns: Whether this is the API's first use.
    fileprivate func add(_ entry: Entry) -> Bool {
        guard !entries.contains(where: { $0.api == entry.api }) else { return false }
        entries.append(entry)
        return true
    }
}
