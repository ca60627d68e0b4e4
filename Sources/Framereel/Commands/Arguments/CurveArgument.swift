internal import FrameFigures
internal import FrameJSON
internal import FrameTiming

/// Parses curves and springs given on the command line.
enum CurveArgument {
    static let bezier = Option(
        "--bezier", takes: "X1,Y1,X2,Y2", help: "A cubic Bézier curve by its control points, as in CSS; x from 0 to 1."
    ).repeatable
    static let spring = Option(
        "--spring", takes: "M,S,D[,V]",
        help: "A spring by mass, stiffness, damping and initial velocity, as in CASpringAnimation."
    ).repeatable
    static let viewSpring = Option(
        "--view-spring", takes: "T,RATIO[,V]",
        help: "A spring by duration and damping ratio (0.01 to 1), as in UIView.animate."
    ).repeatable
    static let perceptual = Option(
        "--perceptual", takes: "T,BOUNCE",
        help: "A spring by perceptual duration and bounce (above -1, up to 1), as in iOS 17."
    ).repeatable
    static let options = [bezier, spring, viewSpring, perceptual]

    static let allNames = NamedCurves.all.map(\.name)
    static var names: String { allNames.joined(separator: ", ") }

    /// - Parameter duration: The duration of the curve in seconds; `nil` for progress 0…1.
    static func named(_ name: String, duration: Double?) throws(Failure) -> PlottedCurve {
        guard let curve = NamedCurves.curve(named: name) else {
            let hint = Spelling.nearest(to: name, among: allNames).map { "; did you mean \($0)?" } ?? ""
            throw .usage(
                "no curve is called \(JSONValue.quoted(name)): expected one of \(Spelling.list(allNames))\(hint)")
        }
        return PlottedCurve(name, curve, duration: duration)
    }

    /// Parses the value of an option of ``options``: `[NAME:]NUMBER,NUMBER…`.
    static func curve(_ option: Option, _ text: String, duration: Double?) throws(Failure) -> PlottedCurve {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let given = parts.count == 2 && !parts[0].isEmpty ? String(parts[0]) : nil
        let texts = (parts.last ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let words = texts.map { $0.drop { $0 == " " } }
        let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
        guard numbers.count == words.count else { throw wrong(option, text) }
        let listed = words.joined(separator: ", ")
        switch option.longName {
        case bezier.longName:
            guard numbers.count == 4, 0...1 ~= numbers[0], 0...1 ~= numbers[2] else { throw wrong(option, text) }
            let bezier = CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
            return PlottedCurve(given ?? "bezier \(listed)", .cubicBezier(bezier), duration: duration)
        case spring.longName:
            guard 3...4 ~= numbers.count, numbers[0] > 0, numbers[1] > 0, numbers[2] >= 0 else {
                throw wrong(option, text)
            }
            let spring = SpringParameters(
                mass: numbers[0], stiffness: numbers[1], damping: numbers[2],
                initialVelocity: numbers.count > 3 ? numbers[3] : 0)
            return PlottedCurve(given ?? "spring \(listed)", spring.motion)
        case viewSpring.longName:
            guard 2...3 ~= numbers.count, numbers[0] > 0, numbers[1] > 0 else { throw wrong(option, text) }
            let spring = SpringParameters(
                fittingDuration: numbers[0], dampingRatio: numbers[1],
                initialVelocity: numbers.count > 2 ? numbers[2] : 0)
            return PlottedCurve(given ?? "view spring \(listed)", spring.motion)
        default:
            guard numbers.count == 2, numbers[0] > 0, numbers[1] > -1, numbers[1] <= 1 else {
                throw wrong(option, text)
            }
            let spring = SpringParameters(perceptualDuration: numbers[0], bounce: numbers[1])
            return PlottedCurve(given ?? "duration \(words[0]), bounce \(words[1])", spring.motion)
        }
    }

    private static func wrong(_ option: Option, _ text: String) -> Failure {
        .usage(
            "\(option.longName) \(JSONValue.quoted(text)): expected \(option.placeholder ?? ""), numbers with commas "
                + "between; a name can precede them: snappy:\(Self.examples[option.longName] ?? "")")
    }

    private static let examples = [
        "--bezier": "0.2,0,0,1", "--spring": "1,300,20", "--view-spring": "0.5,0.8", "--perceptual": "0.5,0.2",
    ]
}
