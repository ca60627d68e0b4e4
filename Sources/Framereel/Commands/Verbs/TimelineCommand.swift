internal import FrameFigures
internal import FrameRecording
internal import FrameTiming

struct TimelineCommand: Command {
    static let summary = "Draw a timeline of animations and callbacks"
    static let discussion =
        "Each animated property is a row of bars that contain the curve of its progress, under a touch the "
        + "progress that was really made. Each object that was called has a row of marks. Interactive intervals are "
        + "shaded. The parts that UIKit makes for a bar, cell or control share one row; --layers shows each of them."
    static let operand: Operand? = .scene

    static let calls = Option("--calls", default: Calls.all, help: "Whether to show callbacks and requests.")
    static let title = Option(
        "--title", takes: "TEXT", help: "Title above the chart (default: the title of the scene).")
    static let width = Option(
        "--width", takes: "POINTS", default: "960", help: "Width, 400 to 4000; more if names need more than half of it."
    )
    static let options =
        [calls, LayersOption.layers, title, width] + FigureOptions.options(standard: "timeline.svg")
        + RateOption.options
        + RecordingOptions.options

    enum Calls: String, OptionChoice {
        case all, none
    }

    private let scene: String
    private let calls: Calls
    private let layers: TimelineLayers
    private let title: String?
    private let width: Double
    private let figure: FigureOptions
    private let rate: FrameRate
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        calls = try arguments.choice(of: Self.calls)
        layers = try LayersOption.layers(arguments)
        title = arguments.text(of: Self.title)
        width = try arguments.value(of: Self.width, expected: "a whole number of points from 400 to 4000") { text in
            Int(text).flatMap { 400...4000 ~= $0 ? Double($0) : nil }
        }
        figure = try FigureOptions(arguments, standard: "timeline.svg")
        rate = try RateOption(arguments).rate
        recording = try RecordingOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let scene = try session.scenes.scene(scene, showing: recording.part)
        let run = try session.record(scene, recording, rate: rate)
        var chart = TimelineChart(
            of: run, title: title ?? scene.title ?? scene.name, rate: rate, showsCalls: calls == .all,
            layers: layers)
        chart.width = width
        let lettering = try Lettering(recording.text.ofFigure)
        let path = try figure.write(session) { chart.figure($0, lettering) }
        let bars = chart.animationCount
        session.console.summary(
            "\(run.name): \(bars) animation\(bars == 1 ? "" : "s") in \(run.duration.secondsText) s, in \(path)"
        )
        return .done
    }
}
