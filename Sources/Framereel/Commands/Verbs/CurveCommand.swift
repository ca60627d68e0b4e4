internal import FrameFigures
internal import FrameJSON
internal import FrameOutput

struct CurveCommand: Command {
    static let summary = "Plot timing curves and springs, or print them as numbers"
    static let discussion = """
        Each curve is one line of the plot: progress over time. Springs are drawn until they settle to within a thousandth; \
        a dashed line marks where. The options for curves and springs can be repeated, and their numbers can be preceded by \
        a name: --spring snappy:1,300,20.
        """
    static let operand: Operand? = .any(
        "CURVE", help: "\(CurveArgument.names). Default: all of them.")

    static let velocity = Option("--velocity", help: "Also plot the velocity, below.")
    static let duration = Option(
        "--duration", takes: "TIME",
        help: "Duration of the curves, 0.35s or 350ms (default: progress from 0 to 1; 1s if springs are plotted).")
    static let title = Option("--title", takes: "TEXT", help: "Title above the plot.")
    static let csv = Option("--csv", help: "Write comma-separated curve, time, value and velocity instead of a plot.")
    static let json = Option("--json", help: "Write curve, time, value and velocity as JSON instead of a plot.")
    static let samples = Option(
        "--samples", takes: "N", default: "61", help: "Number of samples per curve, 2 to 100000.")
    static let options =
        CurveArgument.options + [velocity, duration, title, csv, json, samples, RecordingOptions.text]
        + FigureOptions.options(standard: "curve.svg")

    private enum Form {
        case figure(FigureOptions)
        case csv(path: String, OpenOption)
        case json(path: String, OpenOption)
    }

    private let curves: [PlottedCurve]
    private let form: Form
    private let file: SingleFile
    private let title: String?
    private let showsVelocity: Bool
    private let sampleCount: Int
    private let text: RecordingOptions.TextForm

    init(_ arguments: Arguments) throws {
        let springs = [CurveArgument.spring, CurveArgument.viewSpring, CurveArgument.perceptual]
        curves = try Self.curves(arguments, besideSprings: !arguments.texts(of: springs).isEmpty)
        form = try Self.form(arguments)
        file = try SingleFile(arguments)
        title = arguments.text(of: Self.title)
        showsVelocity = arguments.has(Self.velocity)
        text = try arguments.choice(of: RecordingOptions.text)
        sampleCount = try arguments.value(of: Self.samples, expected: "a number from 2 to 100000") { text in
            Int(text).flatMap { 2...100_000 ~= $0 ? $0 : nil }
        }
    }

    private static func curves(_ arguments: Arguments, besideSprings: Bool) throws -> [PlottedCurve] {
        var duration: Double? = besideSprings ? 1 : nil
        if let text = arguments.text(of: Self.duration) {
            guard case .time(let time)? = try? FrameMoment(text), time.numerator > 0 else {
                throw Failure.usage("--duration \(JSONValue.quoted(text)): expected a time above 0 such as 0.35s")
            }
            duration = Double(time.numerator) / Double(time.denominator)
        }
        let given = arguments.texts(of: CurveArgument.options)
        let names =
            arguments.operands.isEmpty && given.isEmpty ? CurveArgument.allNames : arguments.operands
        return try names.map { try CurveArgument.named($0, duration: duration) }
            + given.map { try CurveArgument.curve($0.option, $0.text, duration: duration) }
    }

    private static func form(_ arguments: Arguments) throws -> Form {
        let given = arguments.text(of: FigureOptions.output)
        let flag = try arguments.oneOf(csv, json)?.longName
        let ending = given.flatMap { path in path.lastIndex(of: ".").map { path[$0...].lowercased() } }
        if flag == csv.longName || flag == nil && ending == ".csv" {
            return .csv(path: given ?? "-", try OpenOption(arguments, output: given ?? "-"))
        }
        if flag == json.longName || flag == nil && ending == ".json" {
            return .json(path: given ?? "-", try OpenOption(arguments, output: given ?? "-"))
        }
        return .figure(try FigureOptions(arguments, standard: "curve.svg"))
    }

    func run(_ session: Session) throws -> ExitCode {
        let table = CurveTable(curves: curves, count: sampleCount)
        switch form {
        case .csv(let path, let opening):
            try file.write(Array(table.csv.utf8), to: path, session)
            try opening.show(session)
        case .json(let path, let opening):
            try file.write(Array(table.json.pretty.utf8), to: path, session)
            try opening.show(session)
        case .figure(let options):
            var plot = CurvePlot(curves, title: title)
            plot.showsVelocity = showsVelocity
            let lettering = try Lettering(text.ofFigure)
            let path = try options.write(session) { try plot.figure($0, lettering) }
            session.console.summary("\(curves.count) curve\(curves.count == 1 ? "" : "s"), in \(path)")
        }
        return .done
    }
}
