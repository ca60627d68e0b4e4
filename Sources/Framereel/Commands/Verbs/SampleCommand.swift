internal import FrameGoldens
internal import FrameJSON

struct SampleCommand: Command {
    static let summary = "Sample timing curves, springs, media timing, keyframes and transforms as numbers"
    static let discussion = """
        Reads one JSON object a line and writes one a line, in the same order; empty lines are passed over. Numbers have 17 \
        significant digits, so they read back exactly; what is infinite is the string "Infinity", read and written; null is \
        as good as no key. At the first line that is wrong it stops: the answers to those before are written, nothing more.

        {"cubicBezier":[0.42,0,1,1],"at":[0.25,0.5]}
        gives {"values":[...]}. Instead of control points a name: linear, easeIn, easeOut, easeInOut, default. Outside 0 to 1 \
        the curve goes on along its tangents, as in CSS.

        {"spring":{"stiffness":100,"damping":10,"initialVelocity":2},"at":[0.1]}
        gives {"values":[...],"velocities":[...],"settlingDuration":...}, at seconds, in shares of the way. Also known: \
        mass, and allowsOverdamping, without which a damping ratio above 1 is 1.

        {"viewSpring":{"duration":0.5,"dampingRatio":0.8,"initialVelocity":0}}
        {"perceptualSpring":{"duration":0.5,"bounce":0.2}}
        give {"mass":...,"stiffness":...,"damping":...}: the springs UIKit makes of a duration; with "at" values and \
        velocities too. Damping ratios are kept in 0.01 to 1.

        {"mediaTiming":{"beginTime":1,"duration":2,"repeatCount":2.5},"at":[0,1,4.5]}
        gives {"progress":[...]}: how far each leg has come at seconds of parent time, null where the animation has no \
        effect. It acts from its begin up to, not including, its end. Also known: timeOffset, speed, repeatDuration, \
        autoreverses, fillMode (removed, forwards, backwards, both).

        {"keyframes":{"values":[0,100,50],"calculationMode":"cubic"},"at":[0.25]}
        gives {"values":[...]}. A value is a number or a list: 2 (point), 4 (rectangle, colour), 6 (affine transform) or 16 \
        (transform). Modes: linear, discrete, paced, cubic, cubicPaced. Also known: keyTimes (any that do not fit are \
        ignored, as by Core Animation), timingFunctions, tensionValues, continuityValues, biasValues.

        {"transform":{"from":[16 numbers],"to":[16 numbers]},"at":[0.5]}
        gives {"values":[[...]]}: m11 to m44 of a CATransform3D on its way to another.
        """
    static let operand: Operand? = .oneOrNone(
        "FILE", help: "The path of a file with one JSON object a line; - or nothing is standard input.")

    static let csv = Option(
        "--csv", help: "Write comma-separated values instead, one number a line: line, at, name, index, value.")
    static let options = [csv]

    private let path: String
    private let writesCSV: Bool

    init(_ arguments: Arguments) throws {
        path = arguments.operands.first ?? "-"
        writesCSV = arguments.has(Self.csv)
    }

    func run(_ session: Session) throws -> ExitCode {
        let isStandardInput = path == "-"
        let bytes = try isStandardInput ? session.io.input() : InputFile.read(path)
        let file = isStandardInput ? "standard input" : path
        var text = writesCSV ? SampleAnswer.csvHeader : ""
        var answered = 0
        var failure: (any Error)?
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where line.contains(where: { !$0.isJSONSpace }) {
            if session.io.cancellation.isRequested { throw Failure(.interrupted, "interrupted") }
            do {
                let answer = try Self.answer(line, number: index + 1, file: file)
                text += writesCSV ? answer.csv(line: index + 1) : answer.json
                answered += 1
            } catch {
                failure = error
                break
            }
        }
        try session.print(text)
        if let failure { throw failure }
        session.console.detail("\(answered) line\(answered == 1 ? "" : "s") of \(file)")
        return .done
    }

    private static func answer(
        _ line: ArraySlice<UInt8>, number: Int, file: String
    ) throws(JSONError) -> SampleAnswer {
        do throws(JSONError) {
            let document = try JSONDocument(line, file: file)
            do throws(JSONProblem) {
                return try SampleLine(JSONCursor(document.value)).answer
            } catch {
                throw document.error(error)
            }
        } catch {
            throw error.moved(toLine: number)
        }
    }
}

extension JSONError {
    /// The same in a text of which this was line `number`.
    fileprivate func moved(toLine number: Int) -> JSONError {
        JSONError(
            kind, file: file, place: place.map { TextPlace(line: number, column: $0.column) }, path: path,
            message: message, suggestion: suggestion)
    }
}

extension UInt8 {
    fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
