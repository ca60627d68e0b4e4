internal import FrameDiff
internal import FrameJSON

/// Options that define a difference, and how large a difference is tolerated.
struct ComparisonOptions: OptionGroup {
    static let metric = Option(
        "--metric", default: Metric.exact,
        help: "How colors are compared: per channel (exact), perceptually like pixelmatch and odiff (yiq), or by "
            + "CIEDE2000 (deltae).")
    static let threshold = Option(
        "--threshold", takes: "X",
        help: "Maximum color distance: levels 0-255 for exact (default 0), 0-1 for yiq (0.1), delta E for deltae (1).")
    static let ground = Option(
        "--ground", default: YIQ.Ground.pattern,
        help: "What yiq puts behind translucent pixels: a pattern, like pixelmatch 7, or white, like older versions.")
    static let ignoreAntiAliasing = Option(
        "--ignore-antialiasing", help: "Ignore pixels that look like antialiasing.")
    static let mask = Option(
        "--mask", takes: "X,Y,W,H[+...]", help: "Rectangles to ignore, in pixels, joined by +.")
    static let maxPixels = Option(
        "--max-diff-pixels", takes: "N", default: "0", help: "Maximum number of differing pixels per image.")
    static let maxRatio = Option(
        "--max-diff-ratio", takes: "R", help: "Maximum fraction of differing pixels per image, 0-1.")
    static let options = [metric, threshold, ground, ignoreAntiAliasing, mask, maxPixels, maxRatio]

    enum Metric: String, OptionChoice {
        case exact, yiq, deltae
    }

    let rules: ComparisonRules

    init(_ arguments: Arguments) throws {
        let ground = try arguments.choice(of: Self.ground, as: YIQ.Ground.self)
        let metric: ColorMetric
        switch try arguments.choice(of: Self.metric, as: Metric.self) {
        case .exact:
            metric = .exact(levels: Int(try Self.threshold(arguments, 0, in: 0...255, "a whole number from 0 to 255")))
        case .yiq:
            metric = .yiq(
                threshold: try Self.threshold(arguments, 0.1, in: 0...1, "a number from 0 to 1"), ground: ground)
        case .deltae: metric = .deltaE(limit: try Self.threshold(arguments, 1, in: 0...1000, "a number from 0"))
        }
        if arguments.has(Self.threshold), case .exact = metric, Int(arguments.text(of: Self.threshold) ?? "") == nil {
            throw Failure.usage("--threshold counts whole levels with --metric exact; --metric yiq takes a fraction")
        }
        rules = ComparisonRules(
            metric: metric, ignoresAntiAliasing: arguments.has(Self.ignoreAntiAliasing),
            masks: try arguments.text(of: Self.mask).map(Self.masks) ?? [],
            maxPixels: try arguments.value(of: Self.maxPixels, expected: "a whole number from 0") { text in
                Int(text).flatMap { $0 >= 0 ? $0 : nil }
            },
            maxRatio: try arguments.text(of: Self.maxRatio).map { text in
                try Self.number(text, Self.maxRatio, in: 0...1, "a number from 0 to 1")
            })
    }

    private static func threshold(
        _ arguments: Arguments, _ standard: Double, in range: ClosedRange<Double>, _ expected: String
    ) throws(Failure) -> Double {
        guard let text = arguments.text(of: threshold) else { return standard }
        return try number(text, threshold, in: range, expected)
    }

    private static func number(
        _ text: String, _ option: Option, in range: ClosedRange<Double>, _ expected: String
    ) throws(Failure) -> Double {
        guard let number = Double(text), range.contains(number) else {
            throw .usage("\(option.longName) \(JSONValue.quoted(text)): expected \(expected)")
        }
        return number
    }

    private static func masks(_ text: String) throws(Failure) -> [PixelBox] {
        try text.split(separator: "+", omittingEmptySubsequences: false).map { part throws(Failure) in
            let numbers = part.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
                let height = numbers[3], x >= 0, y >= 0, width > 0, height > 0
            else {
                throw .usage(
                    "--mask \(JSONValue.quoted(text)): expected rectangles such as 10,20,30,40 or 0,0,9,9+20,0,9,9")
            }
            return PixelBox(x: x, y: y, width: width, height: height)
        }
    }
}
