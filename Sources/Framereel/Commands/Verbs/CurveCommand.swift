internal import FrameFigures
internal import FrameJSON
internal import FrameOutput

struct CurveCommand: Command {
    static let summary = "Plot timing curves and springs, as SVG or PNG, or print them as numbers"
    static let discussion = """
        Each is one line of the plot: the share of the way over time. Springs are drawn until they settle, to a thousandth \
        of the way; a dashed line marks where. Options that name \
        one may be given several times, and a name may stand before the numbers: --spring snappy:1,300,20.
        """
    static let operand: Operand? = .any(
        "CURVE", help: "\(CurveArgument.names). Nothing at all: these five.")

    static let velocity = Option("--velocity", help: "Plot the velocity too, below.")
    static let duration = Option(
        "--duration", takes: "TIME",
        help: "How long curves run, 0.35s or 350ms (default: progress from 0 to 1; beside springs, 1s).")
    static let title = Option("--title", takes: "TEXT", help: "What is written above the plot.")
    static let csv = Option("--csv", help: "Write curve, time, value and velocity instead, as comma-separated values.")
    static let json = Option("--json", help: "Write the same as JSON.")
    static let samples = Option(
        "--samples", takes: "N", default: "61", help: "How many moments of each curve are written, 2 to 100000.")
    static let options =
        CurveArgument.options + [velocity, duration, title, csv, json, samples, RecordingOptions.text]
        + FigureOptions.options

    private enum Form {
        case figure(FigureOptions)
        case csv(path: String)
        case json(path: String)
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
        if flag == csv.longName || flag == nil && ending == ".csv" { return .csv(path: given ?? "-") }
        if flag == json.longName || flag == nil && ending == ".json" { return .json(path: given ?? "-") }
        return .figure(try FigureOptions(arguments, standard: "curve.svg"))
    }

    func run(_ session: Session) throws -> ExitCode {
        let table = CurveTable(curves: curves, count: sampleCount)
        switch form {
        case .csv(let path): try file.write(Array(table.csv.utf8), to: path, session)
        case .json(let path): try file.write(Array(table.json.pretty.utf8), to: path, session)
        case .figure(let options):
            var plot = CurvePlot(curves, title: title)
            plot.showsVelocity = showsVelocity
            let lettering = try Lettering(text.ofFigure)
            let place = try options.write(session) { try plot.figure($0, lettering) }
            session.console.summary("\(curves.count) curve\(curves.count == 1 ? "" : "s"), in \(place)")
        }
        return .done
    }
}
