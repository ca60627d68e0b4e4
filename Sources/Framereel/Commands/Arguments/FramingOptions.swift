internal import FrameJSON
internal import FrameRendering

/// Options that choose which part of the canvas is written, and at which size.
struct FramingOptions: OptionGroup {
    static let crop = Option(
        "--crop", takes: "X,Y,W,H", help: "Write this part of the canvas only, in pixels from the top left corner.")
    static let scale = Option(
        "--scale", takes: "FACTOR",
        help:
            "Scale frames by a factor up to 16: 0.5, 1/3 or 2. A pixel of smaller frames is the mean of the area that it covers; "
            + "larger ones are drawn with more pixels per point.")
    static let width = Option("--width", takes: "PIXELS", help: "Reduce frames to at most this width.")
    static let height = Option("--height", takes: "PIXELS", help: "Reduce frames to at most this height.")
    static let options = [crop, scale, width, height]

    let request: FramingRequest

    init(_ arguments: Arguments) throws {
        let part = try arguments.text(of: Self.crop).map(Self.part)
        let scale = try arguments.text(of: Self.scale).map(Self.scale)
        let width = try Self.side(Self.width, arguments)
        let height = try Self.side(Self.height, arguments)
        if scale != nil, width != nil || height != nil {
            throw Failure.usage("--scale does not go with --width and --height, which also set the size of frames")
        }
        let limits: FramingRequest.Size =
            width == nil && height == nil ? .standard : .atMost(width: width, height: height)
        request = FramingRequest(part: part, size: scale.map(FramingRequest.Size.scaled) ?? limits)
    }

    private static func part(_ text: String) throws(Failure) -> FramingRequest.Part {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, case let known = numbers.compactMap(\.self), known.count == 4 else {
            throw .usage("--crop \(JSONValue.quoted(text)): expected four numbers of pixels: 0,120,1170,600")
        }
        return FramingRequest.Part(x: known[0], y: known[1], width: known[2], height: known[3])
    }

    private static func scale(_ text: String) throws(Failure) -> Double {
        let parts = text.split(separator: "/", maxSplits: 1).compactMap { Double($0) }
        let factor = parts.count == 2 ? parts[0] / parts[1] : text.contains("/") ? nil : parts.first
        guard let factor, factor > 0, factor <= FramingRequest.largestScale else {
            throw .usage(
                "--scale \(JSONValue.quoted(text)): expected a factor above 0 and up to 16: 0.5, 1/3 or 2")
        }
        return factor
    }

    private static func side(_ option: Option, _ arguments: Arguments) throws -> Int? {
        try arguments.text(of: option).map { text in
            guard let count = Int(text), count > 0 else {
                throw Failure.usage("\(option.longName) \(JSONValue.quoted(text)): expected a number of pixels above 0")
            }
            return count
        }
    }
}
