/// Why a run failed.
package enum StageError: Error, Equatable {
    /// Events were left at the limit, in virtual seconds. `open` lists what had not ended and the application's mistakes.
    case tooLong(limit: Double, open: [String])
    /// Events or layouts kept causing more of them while time stood still.
    case instantNeverEnds(at: Double)
    /// The application caused more events within one frame than can be intended.
    case tooManyEvents(from: Double, to: Double, count: Int)
    /// No event is left, but something that began has not ended; each sentence says what is missing.
    case leftOpen([String])
    /// A font is missing; the sentence says what to do.
    case noFont(String)
    /// The application used the framework wrongly; each sentence names a mistake and its remedy.
    case misused([String])

    /// Timers, blocks and other events per frame: six hundred times as many as the fastest repeating timer causes at 60
    /// frames per second. A turn that schedules another one for the same instant never stops by itself.
    static let eventsPerFrameLimit = 100_000
    /// Rounds of layout that invalidate layout; UIKit stops sooner.
    static let commitsPerEventLimit = 1_000

    package var message: String {
        switch self {
        case .tooLong(let limit, let open):
            let sentences = open.map { " \($0)" }.joined()
            return "still running after \(limit) s of virtual time; raise --max-duration if that is meant.\(sentences)"
        case .instantNeverEnds(let time):
            return
                "at \(time) s the application keeps scheduling work or layout for the same instant; look for a timer with interval 0 or a layout that asks for layout"
        case .tooManyEvents(let start, let end, let count):
            return
                "between \(start) s and \(end) s, less than a frame, the application had \(count) timers, blocks and other events called; look for a timer with a tiny interval or a block that plans itself again at once"
        case .leftOpen(let sentences), .misused(let sentences):
            return sentences.joined(separator: " ")
        case .noFont(let sentence):
            return sentence
        }
    }
}
