import FrameJSON
import FrameLayers
import FrameOutput
import FrameTiming

/// The work of rendering a scene's frames, in numbers that do not depend on the machine.
///
/// Times cannot be judged where a test runs, but these numbers can. They reveal every additional row drawn and byte
/// written.
struct Counts: Equatable {
    var frames = 0
    /// Number of images drawn and encoded; the other frames equal one of them.
    var states = 0
    var rowsDrawn = 0
    /// Number of rows known to equal the one above, which are neither drawn nor examined.
    var rowsRepeated = 0
    /// Total size of all frames' files.
    var bytes = 0

    /// Frame rate for checking scenes, with few enough frames for a build without optimization.
    static var checkedRate: FrameRate { FrameRate(10) ?? .fps60 }

    init() {}

    /// Counts with one worker, so that no count depends on scheduling.
    init(of timeline: Timeline, at rate: FrameRate) throws(OutputError) {
        let sink = CountingSink()
        let frames = Array(0..<rate.frameCount(in: timeline.duration))
        let plan = RunPlan(size: timeline.pixelSize, frames: frames, computesDigests: false)
        _ = try FramePipeline(jobs: 1).run(plan, into: sink) { timeline.displayList(at: rate.time(ofFrame: $0)) }
        self = sink.counts
    }

    // MARK: As JSON

    enum Key: String, CaseIterable {
        case frames, states, rowsDrawn, rowsRepeated, bytes
    }

    private static func property(_ key: Key) -> WritableKeyPath<Counts, Int> {
        switch key {
        case .frames: \.frames
        case .states: \.states
        case .rowsDrawn: \.rowsDrawn
        case .rowsRepeated: \.rowsRepeated
        case .bytes: \.bytes
        }
    }

    var json: JSONValue {
        .object(Key.allCases.map { JSONMember($0.rawValue, .number(Double(self[keyPath: Self.property($0)]))) })
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        for key in Key.allCases {
            self[keyPath: Self.property(key)] = try fields.require(key).integer(in: 0...1 << 53)
        }
    }

    /// Returns one line for each number that differs from `expected`.
    func differences(from expected: Counts) -> [String] {
        Key.allCases.compactMap { key in
            let (found, wanted) = (self[keyPath: Self.property(key)], expected[keyPath: Self.property(key)])
            guard found != wanted else { return nil }
            let percent =
                wanted == 0 ? "" : String(format: " (%+.1f %%)", 100 * Double(found - wanted) / Double(wanted))
            return "\(key.rawValue): \(found), recorded are \(wanted)\(percent)"
        }
    }
}
