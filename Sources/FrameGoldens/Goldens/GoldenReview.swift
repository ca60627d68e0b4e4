internal import FrameDiff
internal import FrameJSON
internal import FrameOutput
internal import FramePainting
internal import FrameRecording
internal import FrameTiming

/// The text of a golden for people, `review.txt`: for each step, what was called, a line for each layer that is animated,
/// and a line for each layer that has changed by its end.
///
///     61 frames at 60 fps, 1170 × 2532 pixels
///
///     start: 0.2 s from 0 s, content 3f9a21c8
///       0.0000  → ListViewController  viewDidLoad()
///               · ListViewController.view: fill #FFFFFFFF, rect [0,0,390,844]
///
///     ListViewController present(CardViewController, animated: true): 0.8 s from 0.2 s, content 07bd5e10
///       0.0000  ← ListViewController  present(CardViewController, animated: true)
///       0.0000  ~ CardViewController.view  transform (…) → (…); 0.4 s easeOut
///               · CardViewController.view: appears
///
/// Times are those since the beginning of the step, so that a longer step changes no line of the next ones but their
/// headings. The content of a step is a digest of the display lists from its beginning on, one per frame.
struct GoldenReview {
    static let fileName = "review.txt"

    private let draft: GoldenDraft
    private var images = GoldenImages()
    private var lines: [String] = []

    /// Maximum number of characters of a layer's property. Tuned: a transform fits.
    private static let longestValue = 72
    /// Digits of a digest. Tuned: as many as git shows.
    private static let digestDigits = 8

    static func text(of draft: GoldenDraft) -> String {
        var review = GoldenReview(draft: draft)
        review.tell()
        return review.lines.joined(separator: "\n") + "\n"
    }

    /// Returns the lines of a review about animated layers.
    static func motions(in review: String) -> String {
        // Parsing: they begin with a time and `~`.
        review.split(separator: "\n").filter { $0.prefixMatch(of: #/  [0-9.]+  ~ /#) != nil }.joined(separator: "\n")
    }

    /// Returns whether bytes are the beginning of a review.
    static func isOne(_ start: TextStart) -> Bool {
        start.text.prefixMatch(of: #/[0-9]+ frames? at [0-9./]+ fps, [0-9]+ × [0-9]+ pixels\n/#) != nil
    }

    private init(draft: GoldenDraft) {
        self.draft = draft
    }

    private mutating func tell() {
        let (manifest, recording) = (draft.manifest, draft.recording)
        let count = manifest.frameCount
        lines.append(
            "\(count) frame\(count == 1 ? "" : "s") at \(manifest.rate) fps, "
                + "\(manifest.size.width) × \(manifest.size.height) pixels")
        let (steps, end) = (draft.steps, recording.timeline.duration)
        var state: MediaTime?
        for (index, step) in steps.enumerated() {
            let isLast = index + 1 == steps.count
            let next = isLast ? end : steps[index + 1].begin
            let last = isLast ? end : next - MediaTime(flicks: 1)
            lines += [
                "",
                "\(ControlEscapes.line(step.name)): \(Self.seconds(next - step.begin)) s from \(Self.seconds(step.begin)) s, content \(content(from: step.begin, through: last))",
            ]
            lines += recording.trace.reviewLines(since: step.begin, before: isLast ? nil : next)
            tellLayers(from: state, to: last)
            state = last
        }
    }

    private static func seconds(_ time: MediaTime) -> String { SceneTime.text(of: time) }

    // MARK: Layers

    /// Prints a line for each layer that differs between two instants, or for each layer of the first screen.
    private mutating func tellLayers(from begin: MediaTime?, to end: MediaTime) {
        guard let begin else { return tellScreen(at: .zero, andChangesUntil: end) }
        let timeline = draft.recording.timeline
        let distinct = json(of: timeline.displayListWithDistinctNames(at: end))
        let changes = LayerChanges.between(
            json(of: timeline.displayList(at: begin)), json(of: timeline.displayList(at: end)), titled: distinct)
        var layers: [(name: String, words: [String])] = []
        for change in changes {
            if layers.last?.name != change.layer { layers.append((change.layer, [])) }
            layers[layers.count - 1].words.append(Self.words(of: change))
        }
        lines += layers.map { Self.line(of: $0.name, $0.words) }
    }

    private mutating func tellScreen(at time: MediaTime, andChangesUntil end: MediaTime) {
        list(json(of: draft.recording.timeline.displayListWithDistinctNames(at: time)))
        tellLayers(from: time, to: end)
    }

    /// Prints the items of a list or group with their properties.
    private mutating func list(_ value: JSONValue) {
        guard case .object(let members) = value else { return }
        let holders = ["items", "group", "mask"]
        if case .string(let name)? = members.first(where: { $0.key == "name" })?.value {
            let words = members.filter { $0.key != "name" && !holders.contains($0.key) }.map {
                "\($0.key) \(Self.shortened($0.value.text))"
            }
            lines.append(Self.line(of: name, words.isEmpty ? ["a group"] : words))
        }
        for member in members where holders.contains(member.key) {
            guard case .array(let items) = member.value else { continue }
            for item in items { list(item) }
        }
    }

    private static func line(of layer: String, _ words: [String]) -> String {
        "          · " + ControlEscapes.line("\(layer): \(words.joined(separator: ", "))")
    }

    private static func words(of change: LayerChange) -> String {
        switch change.property {
        case LayerChange.missing: return "disappears"
        case LayerChange.unexpected: return "appears"
        default:
            let (old, new) = (change.expected ?? "none", change.actual ?? "none")
            return "\(change.property) \(shortened(old)) → \(shortened(new))"
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count > longestValue ? String(text.prefix(longestValue)) + "…" : text
    }

    private mutating func json(of list: DisplayList) -> JSONValue { list.json { images.name(of: $0) } }

    // MARK: Content

    /// Returns a digest of the display lists from an instant on. Numbers are rounded, because the same motion at another
    /// time has other last bits.
    private mutating func content(from begin: MediaTime, through last: MediaTime) -> String {
        var number = 0
        var digests = ""
        var previous: (text: String, digest: String)?
        while case let time = begin + draft.manifest.rate.time(ofFrame: number), time <= last {
            let text = json(of: draft.recording.timeline.displayList(at: time)).rounded.compact
            if previous?.text != text { previous = (text, ByteDigest(of: Array(text.utf8)).description) }
            digests += previous?.digest ?? ""
            number += 1
        }
        return String(ByteDigest(of: Array(digests.utf8)).description.prefix(Self.digestDigits))
    }
}

extension JSONValue {
    fileprivate var text: String {
        if case .string(let text) = self { text } else { compact }
    }

    /// The same value with numbers of at most three decimals.
    fileprivate var rounded: JSONValue {
        switch self {
        case .number(let number): .number((number * 1000).rounded() / 1000 + 0)
        case .array(let elements): .array(elements.map(\.rounded))
        case .object(let members): .object(members.map { JSONMember($0.key, $0.value.rounded) })
        case .null, .bool, .string: self
        }
    }
}
