/// The reason why a run failed.
package enum StageError: Error, Equatable {
    /// Events were left at the limit, in virtual seconds. `open` contains a message for each open object and
    /// application error.
    case tooLong(limit: Double, open: [String])
    /// Events or layouts kept scheduling more of them for the same time.
    case instantNeverEnds(at: Double)
    /// A layer's layout kept requesting layout at the same time.
    case layoutNeverSettles(at: Double, asking: String)
    /// A layer was about to be added deeper than layers may nest. `path` leads to it from the topmost layer; it has
    /// `levels` levels, including its sublayers.
    case tooDeep(path: [String], levels: Int, limit: Int)
    /// An animation group with groups nested more than `limit` deep was copied or added to a layer.
    case groupTooDeep(limit: Int)
    /// An animation group with more than `limit` animations was copied or added to a layer.
    case groupTooLarge(limit: Int)
    /// The application caused more events within a frame than ``eventsPerFrameLimit``.
    case tooManyEvents(from: Double, to: Double, count: Int)
    /// No event is left, but objects are still open; there is one message for each.
    case leftOpen([String])
    /// A font is missing. The message contains the remedy.
    case noFont(String)
    /// A step of the scene's flow could not be performed. The message names it.
    case missed(String)
    /// The application misused the framework. Each message contains an error and its remedy.
    case misused([String])

    /// The maximum number of timers, blocks, and other events per frame: 600 times the number from the fastest
    /// repeating timer at 60 frames per second. Without a limit, a block that reschedules itself for the same instant
    /// would never end.
    static let eventsPerFrameLimit = 100_000
    /// The maximum number of layout passes that invalidate layout. UIKit stops earlier.
    static let commitsPerEventLimit = 1_000

    package var message: String {
        switch self {
        case .tooLong(let limit, let open):
            let sentences = open.map { " \($0)" }.joined()
            return
                "still running after \(limit.inMessage) s of virtual time; raise --max-duration if that is meant.\(sentences)"
        case .instantNeverEnds(let time):
            return
                "at \(time.inMessage) s the application keeps scheduling work or layout for the same instant; look for a timer with interval 0 or a layout that asks for layout"
        case .layoutNeverSettles(let time, let name):
            return
                "at \(time.inMessage) s layout never settles: each layoutSubviews of \(name) asks for layout again; call setNeedsLayout(), layoutIfNeeded() or change the size there only if something else has changed"
        case .tooDeep(let path, let levels, let limit):
            let names = path.count > 8 ? path.prefix(4) + ["…"] + path.suffix(3) : path[...]
            return
                "\(path.last ?? "a layer") cannot be put into \(names.dropLast().joined(separator: " > ")): that makes \(levels) views or layers inside each other, and the limit is \(limit); put them beside each other"
        case .groupTooDeep(let limit):
            return
                "a CAAnimationGroup contains itself or has groups more than \(limit) deep inside each other; put the animations into one group"
        case .groupTooLarge(let limit):
            return
                "a CAAnimationGroup has more than \(limit) animations, with those of the groups in it; add them to several layers"
        case .tooManyEvents(let start, let end, let count):
            return
                "between \(start.inMessage) s and \(end.inMessage) s, less than a frame, the application had \(count) timers, blocks and other events called; look for a timer with a tiny interval or a block that plans itself again at once"
        case .leftOpen(let sentences), .misused(let sentences):
            return sentences.joined(separator: " ")
        case .noFont(let sentence), .missed(let sentence):
            return sentence
        }
    }
}

extension Double {
    /// The number of seconds in a message, without decimals for whole numbers.
    var inMessage: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
