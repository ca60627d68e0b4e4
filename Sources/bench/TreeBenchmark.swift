import FrameGeometry
import FrameLayers
import FrameTiming

/// Measures the cost of one frame of a large tree with many running animations, before anything is drawn.
struct TreeBenchmark {
    static let layerCount = 2_000
    static let animationCount = 500

    private let rounds: Int
    private let timeline: Timeline
    private let frames = 0..<120

    /// Fails if the canvas is refused, which does not happen here.
    init?(_ options: Options) {
        guard var timeline = Timeline(canvas: Canvas(size: Size(width: 400, height: 800), scale: 2)) else { return nil }
        rounds = options.rounds
        timeline.append(Self.tree(), at: .zero)
        timeline.duration = MediaTime(seconds: 2)
        self.timeline = timeline
    }

    func run() -> Report {
        let times = (0..<rounds).map { _ in
            Stopwatch.time {
                for frame in frames { _ = timeline.displayList(at: FrameRate.fps60.time(ofFrame: frame)) }
            }
        }
        return Report(
            scene: "\(Self.layerCount) layers, \(Self.animationCount) running animations", frameCount: frames.count,
            size: timeline.pixelSize, rows: [Report.Row("sampling", frames.count, times)])
    }

    // MARK: The tree

    /// Returns a tree with three levels: a root and 100 branches with 19 leaves each.
    ///
    /// One branch has a leaf less, so that the total is round.
    private static func tree() -> LayerNode {
        var number: UInt64 = 0
        func node(_ bounds: Rect, _ sublayers: [LayerNode]) -> LayerNode {
            number += 1
            var properties = LayerProperties()
            properties.bounds = bounds
            properties.position = Point(x: Double(number % 40) * 10, y: Double(number % 80) * 10)
            properties.backgroundColor = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
            let isMoving = number % UInt64(layerCount / animationCount) == 0
            return LayerNode(
                id: LayerID(number), name: "layer \(number)", properties: properties,
                tracks: isMoving ? [track(Int(number) / (layerCount / animationCount))] : [], sublayers: sublayers)
        }
        let branches = (0..<100).map { index in
            node(
                Rect(x: 0, y: 0, width: 60, height: 60),
                (0..<(index == 0 ? 18 : 19)).map { _ in node(Rect(x: 0, y: 0, width: 10, height: 10), []) })
        }
        return node(Rect(x: 0, y: 0, width: 400, height: 800), branches)
    }

    /// Returns a track of one of five alternating kinds, all of which run for the whole two seconds.
    private static func track(_ index: Int) -> Track {
        let timing = MediaTiming(beginTime: -Double(index % 10) / 10, duration: 4, fillMode: .both)
        let spring = TimingCurve.spring(SpringParameters().motion, duration: 4)
        func track(_ path: String, _ curve: TimingCurve, _ from: AnimatedValue, _ to: AnimatedValue, adds: Bool = false)
            -> Track
        {
            let property = LayerProperty.named(path) ?? LayerProperty.all[0]
            return Track(property: property, timing: timing, curve: curve, motion: .between(from, to), isAdditive: adds)
        }
        return switch index % 5 {
        case 0:
            track(
                "position", NamedCurves.easeInOut, .point(Point(x: -100, y: 0)), .point(Point(x: 0, y: 0)), adds: true)
        case 1: track("opacity", NamedCurves.easeIn, .number(1), .number(0.2))
        case 2: track("transform.rotation.z", spring, .number(0), .number(3))
        case 3: track("backgroundColor", .linear, .color(.black), .color(.white))
        default:
            track(
                "bounds.size", NamedCurves.easeOut, .size(Size(width: -5, height: -5)), .size(.zero), adds: true)
        }
    }
}
