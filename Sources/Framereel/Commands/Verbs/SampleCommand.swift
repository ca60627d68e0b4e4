internal import FrameGoldens
internal import FrameJSON

struct SampleCommand: Command {
    static let summary = "Evaluate timing curves, springs, media timing, keyframes, transforms, layouts and scrolling"
    static let discussion = """
        Reads one JSON object per line and writes one per line, in the same order; empty lines are skipped. Numbers are \
        written with 17 significant digits, so that they round-trip. Infinity is the string "Infinity" in both directions; \
        null is the same as a missing key. A value that is not a number is an \
        error. The first invalid line stops the command after the answers to the lines before it.

        {"cubicBezier":[0.42,0,1,1],"at":[0.25,0.5]}
        gives {"values":[...]}. A name can replace the control points: \(CurveArgument.names). Outside \
        0 to 1 the curve continues along its tangents, as in CSS.

        {"spring":{"stiffness":100,"damping":10,"initialVelocity":2},"at":[0.1]}
        gives {"values":[...],"velocities":[...],"settlingDuration":...}: progress at times in seconds. Optional keys: mass; \
        allowsOverdamping, without which damping ratios above 1 are clamped to 1.

        {"viewSpring":{"duration":0.5,"dampingRatio":0.8,"initialVelocity":0}}
        {"perceptualSpring":{"duration":0.5,"bounce":0.2}}
        give {"mass":...,"stiffness":...,"damping":...}: the springs UIKit derives from a duration; with "at", also values \
        and velocities. Damping ratios are clamped to 0.01 to 1.

        {"mediaTiming":{"beginTime":1,"duration":2,"repeatCount":2.5},"at":[0,1,4.5]}
        gives {"progress":[...]}: progress at seconds of parent time, null where the animation has no effect. The active \
        interval includes its begin and excludes its end. Optional keys: timeOffset, speed, repeatDuration, autoreverses, \
        fillMode (removed, forwards, backwards, both).

        {"keyframes":{"values":[0,100,50],"calculationMode":"cubic"},"at":[0.25]}
        gives {"values":[...]}. A value is a number or a list of 2 (point), 4 (rectangle, color), 6 (affine transform) or 16 \
        numbers (transform). Modes: linear, discrete, paced, cubic, cubicPaced. Optional keys: keyTimes (ignored if invalid, \
        as in Core Animation), timingFunctions, tensionValues, continuityValues, biasValues.

        {"transform":{"from":[16 numbers],"to":[16 numbers]},"at":[0.5]}
        gives {"values":[[...]]}: m11 to m44 of the interpolated CATransform3D.

        {"layout":{"size":[320,480],"views":[...],"constraints":[...]}}
        gives {"frames":{"a":[x,y,width,height]}}, or {"error":{"kind":"conflict","constraints":[...]}}; "ambiguous" names the \
        views whose frames the constraints leave open. A view has name, superview, and optionally intrinsic, hugging, \
        compression, margins, baselines, autoresizing, hidden, stack; a constraint has name, first, firstAttribute, relation, \
        second, secondAttribute, multiplier, constant, priority. With "fitting", the line gives {"size":[width,height]}.

        {"autoresize":{"mask":18,"oldSize":[9,9],"newSize":[12,9],"frame":[1,1,5,5]}}
        gives {"frame":[...]}.

        {"visualFormat":{"format":"H:|-[a(>=50)]-8-[b]","views":["a","b"]}}
        gives {"constraints":[...]}, or {"error":{"at":character,"message":...}}.

        {"flowLayout":{"size":[320,480],"sections":[{"items":[[50,50],[50,50]]}]}}
        gives {"items":{"section.item":[x,y,width,height]},"headers":{...}, \
        "footers":{...},"contentSize":[width,height]}. Optional keys: scrollDirection (vertical, horizontal), direction (ltr, \
        rtl), scale (pixels per point, to which origins are rounded); of a section: insets (top, left, bottom, right), \
        lineSpacing, interitemSpacing, header and footer (width, height).

        {"scroll":{"kind":"bounce","offset":-100,"velocity":0,"at":[0.1]}}
        gives {"offsets":[...]}. Other kinds: deceleration, projection, stop, rubberBand, rubberBandInverse, paging.

        A line with a "name" is answered under that name, also if it is invalid: {"name":...,"error":{"kind":"input",\
        "message":...}}, and the next line is read.
        """
    static let operand: Operand? = .oneOrNone(
        "FILE", help: "A file with one JSON object per line; - is stdin. Default: stdin.")

    static let csv = Option(
        "--csv", help: "Write comma-separated values, one number per line: line, at, name, index, value.")
    static let options = [csv]

    private let path: String
    private let writesCSV: Bool

    init(_ arguments: Arguments) throws {
        path = arguments.operands.first ?? "-"
        writesCSV = arguments.has(Self.csv)
    }

    func run(_ session: Session) throws -> ExitCode {
        let isStandardInput = path == "-"
        let bytes = try isStandardInput ? session.io.input() : InputFile.readOperand(path)
        let file = isStandardInput ? "standard input" : path
        var text = writesCSV ? SampleAnswer.csvHeader : ""
        var answered = 0
        var failure: (any Error)?
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where line.contains(where: { !$0.isJSONSpace }) {
            try session.stopIfRequested()
            do throws(JSONError) {
                let answer = try Self.answer(line, number: index + 1, file: file)
                text += writesCSV ? answer.csv(line: index + 1) : answer.json
                answered += 1
            } catch {
                if let name = Self.name(of: line), !writesCSV {
                    text += SampleAnswer.refusal(of: name, error.message)
                    continue
                }
                failure = error
                break
            }
        }
        try session.print(text)
        if let failure { throw failure }
        session.console.detail("\(answered) line\(answered == 1 ? "" : "s") of \(file)")
        return .done
    }

    /// Returns the name in a line that is an object, regardless of other errors in it.
    private static func name(of line: ArraySlice<UInt8>) -> String? {
        guard let members = try? JSONCursor(JSONDocument(line, file: "").value).members() else { return nil }
        return try? members.first { $0.key == "name" }?.value.string()
    }

    private static func answer(
        _ line: ArraySlice<UInt8>, number: Int, file: String
    ) throws(JSONError) -> SampleAnswer {
        do throws(JSONError) {
            let document = try JSONDocument(line, file: file)
            do throws(JSONProblem) {
                return try SampleLine(JSONCursor(document.value)).answer()
            } catch {
                throw document.error(error)
            }
        } catch {
            throw error.moved(toLine: number)
        }
    }
}

extension JSONError {
    /// Returns this error with its position in the whole input, where `number` is the line that was parsed.
    fileprivate func moved(toLine number: Int) -> JSONError {
        JSONError(
            kind, file: file, place: place.map { TextPosition(line: number, column: $0.column) }, path: path,
            message: message, suggestion: suggestion)
    }
}

extension UInt8 {
    fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
