import FrameFigures
import FrameGeometry
import FrameJSON
import FramePainting

/// Valid numbers in a description of a movie. The ranges are wider than any movie needs, but catch typos.
enum MovieRange {
    /// Lengths in points.
    static let length = 0.0...2_000.0
    /// Factors of speed.
    static let speed = 0.01...100.0
    /// Lengths of holds in seconds.
    static let hold = 0.001...3_600.0
}

/// Reads the notation of options, in which a part of a scene has its times before an equals sign and its value after it:
/// `0.2s-1.2s=Tap a card`. Scene files accept it, too.
enum MovieNotation {
    /// A part of a scene and the value that applies to it.
    struct Part {
        let from: Double
        let to: Double?
        let value: String
    }

    /// Returns the part that a text describes; `nil` for a value that is not a text.
    static func part(_ json: JSONCursor, _ expected: String) throws(JSONProblem) -> Part? {
        guard case .string(let text) = json.value else { return nil }
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else { throw json.mismatch(expected) }
        let times = sides[0].split(separator: "-", omittingEmptySubsequences: false).map(seconds)
        guard (1...2).contains(times.count), case let known = times.compactMap(\.self), known.count == times.count
        else {
            throw json.mismatch(expected)
        }
        return Part(from: known[0], to: known.count == 2 ? known[1] : nil, value: String(sides[1]))
    }

    /// Returns a time such as `0.2s`, `200ms` or `0.2` in seconds.
    static func seconds(_ text: some StringProtocol) -> Double? {
        let unit = text.hasSuffix("ms") ? ("ms", 1000.0) : text.hasSuffix("s") ? ("s", 1.0) : ("", 1.0)
        guard let number = Double(text.dropLast(unit.0.count)), SceneRange.seconds.contains(number / unit.1) else {
            return nil
        }
        return number / unit.1
    }

    /// Returns a factor such as `0.25` or `1/4`.
    static func factor(_ text: String) -> Double? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
        guard let first = parts.first, let number = first else { return nil }
        if parts.count == 1 { return number }
        guard parts.count == 2, let divisor = parts[1], divisor != 0 else { return nil }
        return number / divisor
    }

    static func canvas(_ json: JSONCursor) throws(JSONProblem) -> PixelSize {
        let expected = "the pixels of both sides, from 16 to \(PixelSize.limit): \"1080x1920\""
        guard case .string(let text) = json.value else { throw json.mismatch(expected) }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            [width, height].allSatisfy((16...PixelSize.limit).contains)
        else { throw json.mismatch(expected) }
        return PixelSize(width: width, height: height)
    }
}

extension Dressing.Background {
    private static let expected =
        "a color such as \"#F5F5F7\", a gradient such as \"135deg,#5B8CFF,#9A5BFF\", or a PNG or JPEG file"

    init(json: JSONCursor) throws(JSONProblem) {
        let text = try json.string()
        if [".png", ".jpg", ".jpeg"].contains(where: text.lowercased().hasSuffix) {
            self = .image(text)
            return
        }
        var parts = text.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        var degrees = 180.0
        if let first = parts.first, first.hasSuffix("deg"), let number = Double(first.dropLast(3)),
            SceneRange.degrees.contains(number)
        {
            degrees = number
            parts.removeFirst()
        }
        var colors: [Color] = []
        for part in parts {
            switch part {
            case "white": colors.append(.white)
            case "black": colors.append(.black)
            case _ where part.hasPrefix("#"):
                colors.append(try Color(json: JSONCursor(.string(part), path: json.path), in: SceneRange.fraction))
            default: throw json.mismatch(Self.expected)
            }
        }
        guard let first = colors.first else { throw json.mismatch(Self.expected) }
        self = colors.count == 1 ? .color(first) : .gradient(colors, degrees: degrees)
    }
}

/// The keys of a part of a scene.
private enum PartKey: String, JSONKey {
    case from, to, at, text, speed, region
    case length = "for"
}

/// Reads an object that may have only the given keys.
private func fields(_ json: JSONCursor, _ keys: PartKey...) throws(JSONProblem) -> JSONFields<PartKey> {
    JSONFields(try json.object(keys: keys.map(\.rawValue)))
}

extension JSONCursor {
    fileprivate func time() throws(JSONProblem) -> Double { try number(in: SceneRange.seconds) }
}

extension Dressing.Caption {
    init(json: JSONCursor) throws(JSONProblem) {
        if let part = try MovieNotation.part(json, "times and a text: \"0.2s-1.2s=Tap a card\"") {
            self.init(part.value, from: part.from, to: part.to)
        } else {
            let fields = try fields(json, .from, .to, .text)
            self.init(
                try fields.require(.text).string(), from: try fields.optional(.from)?.time() ?? 0,
                to: try fields.optional(.to)?.time())
        }
    }
}

extension Dressing.Pace {
    init(json: JSONCursor) throws(JSONProblem) {
        let expected = "times and a speed from 0.01 to 100: \"0.2s-0.7s=1/4\""
        if let part = try MovieNotation.part(json, expected) {
            guard let to = part.to, let speed = MovieNotation.factor(part.value), MovieRange.speed.contains(speed)
            else { throw json.mismatch(expected) }
            self.init(from: part.from, to: to, speed: speed)
        } else {
            let fields = try fields(json, .from, .to, .speed)
            self.init(
                from: try fields.require(.from).time(), to: try fields.require(.to).time(),
                speed: try fields.require(.speed).number(in: MovieRange.speed))
        }
    }
}

extension Dressing.Hold {
    init(json: JSONCursor) throws(JSONProblem) {
        let expected = "a time and a length: \"0.5s=1s\""
        if let part = try MovieNotation.part(json, expected) {
            guard part.to == nil, let length = MovieNotation.seconds(part.value), MovieRange.hold.contains(length)
            else { throw json.mismatch(expected) }
            self.init(at: part.from, length: length)
        } else {
            let fields = try fields(json, .at, .length)
            self.init(
                at: try fields.require(.at).time(),
                length: try fields.require(.length).number(in: MovieRange.hold))
        }
    }
}

extension Dressing.Zoom {
    init(json: JSONCursor) throws(JSONProblem) {
        let expected = "times and a region in points: \"0.2s-1.2s=0,400,390,300\""
        if let part = try MovieNotation.part(json, expected) {
            let texts = part.value.split(separator: ",", omittingEmptySubsequences: false)
            let numbers = texts.compactMap { Double($0) }
            guard let to = part.to, texts.count == 4, numbers.count == 4,
                numbers.allSatisfy(SceneRange.coordinate.contains)
            else { throw json.mismatch(expected) }
            self.init(
                from: part.from, to: to,
                region: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        } else {
            let fields = try fields(json, .from, .to, .region)
            let region = try fields.require(.region).numbers(
                4, expected: "[x, y, width, height]", in: SceneRange.coordinate)
            self.init(
                from: try fields.require(.from).time(), to: try fields.require(.to).time(),
                region: Rect(x: region[0], y: region[1], width: region[2], height: region[3]))
        }
    }
}
