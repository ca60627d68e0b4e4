/// Why a run could not be brought to its end.
package enum StageError: Error, Equatable {
    /// Virtual seconds passed the limit while events were still coming. `open` names what had not ended, and what
    /// the application did wrong.
    case tooLong(limit: Double, open: [String])
    /// Events or layouts kept making new ones without time moving on.
    case instantNeverEnds(at: Double)
    /// In less than a frame the application had more done than any can mean.
    case tooManyEvents(from: Double, to: Double, count: Int)
    /// Nothing more will happen, but something that began has not ended.
    case leftOpen([String])
    /// A font is missing, by a sentence that says what to do.
    case noFont(String)
    /// The application broke a rule of the framework's.
    case misused([String])

    /// Timers, blocks and other events from one frame to the next: six hundred times as many as the fastest repeating timer
    /// has at 60 frames per second. A turn that schedules the next one for the same instant will not stop by itself.
    static let eventsPerFrameLimit = 100_000
    /// Layout that invalidates layout; UIKit gives up sooner.
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
