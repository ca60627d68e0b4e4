internal import FrameJSON
internal import FrameOutput
internal import FramePainting

/// Options that choose which part of the canvas is written, and at which size.
struct FramingOptions: OptionGroup {
    static let crop = Option(
        "--crop", takes: "X,Y,W,H", help: "Write this part of the canvas only, in pixels from the top left corner.")
    static let scale = Option(
        "--scale", takes: "FACTOR",
        help:
            "Reduce frames to this fraction, above 0 and up to 1: 0.5 or 1/3. A pixel is the mean of the area that it "
            + "covers.")
    static let width = Option("--width", takes: "PIXELS", help: "Reduce frames to at most this width.")
    static let height = Option("--height", takes: "PIXELS", help: "Reduce frames to at most this height.")
    static let options = [crop, scale, width, height]

    /// Left, top, width and height of the part.
    private let part: [Int]?
    private let scale: Double?
    private let width: Int?
    private let height: Int?

    /// Whether an option sets a size.
    var reduces: Bool { scale != nil || width != nil || height != nil }

    init(_ arguments: Arguments) throws {
        part = try arguments.text(of: Self.crop).map { text in
            let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count == 4, case let known = numbers.compactMap(\.self), known.count == 4 else {
                throw Failure.usage("--crop \(JSONValue.quoted(text)): expected four numbers of pixels: 0,120,1170,600")
            }
            return known
        }
        scale = try arguments.text(of: Self.scale).map { text in
            let parts = text.split(separator: "/", maxSplits: 1).compactMap { Double($0) }
            let factor = parts.count == 2 ? parts[0] / parts[1] : text.contains("/") ? nil : parts.first
            guard let factor, factor > 0, factor <= 1 else {
                throw Failure.usage(
                    "--scale \(JSONValue.quoted(text)): expected a fraction above 0 and up to 1: 0.5 or 1/3; for more pixels, run "
                        + "the scene on another device (--device)")
            }
            return factor
        }
        width = try Self.side(Self.width, arguments)
        height = try Self.side(Self.height, arguments)
        if scale != nil, width != nil || height != nil {
            throw Failure.usage("--scale does not go with --width and --height, which also set the size of frames")
        }
    }

    private static func side(_ option: Option, _ arguments: Arguments) throws -> Int? {
        try arguments.text(of: option).map { text in
            guard let count = Int(text), count > 0 else {
                throw Failure.usage("\(option.longName) \(JSONValue.quoted(text)): expected a number of pixels above 0")
            }
            return count
        }
    }

    /// - Parameters:
    ///   - standard: Scale if no option sets it.
    ///   - hasEvenSides: Whether the file requires even side lengths, so that a side stays below an odd limit.
    /// - Throws: ``Failure`` if the part is not on the canvas.
    func framing(of canvas: PixelSize, scale standard: Double = 1, hasEvenSides: Bool = false) throws -> Framing {
        let part = part ?? [0, 0, canvas.width, canvas.height]
        guard let whole = Framing(x: part[0], y: part[1], part: PixelSize(width: part[2], height: part[3]), of: canvas)
        else {
            throw Failure.usage(
                "--crop \(part.map(String.init).joined(separator: ",")): not a part of the canvas, which has "
                    + "\(canvas.width) x \(canvas.height) pixels")
        }
        let (wide, high) = (Double(whole.part.width), Double(whole.part.height))
        func limit(_ side: Int) -> Double { Double(hasEvenSides && side > 1 ? side - side % 2 : side) }
        let factors = [width.map { limit($0) / wide }, height.map { limit($0) / high }].compactMap(\.self)
        let factor = min(1, scale ?? factors.min() ?? standard)
        func reduced(_ side: Int) -> Int { max(1, Int((Double(side) * factor).rounded())) }
        let size = PixelSize(width: reduced(whole.part.width), height: reduced(whole.part.height))
        return Framing(x: whole.x, y: whole.y, part: whole.part, of: canvas, at: size) ?? whole
    }
}
