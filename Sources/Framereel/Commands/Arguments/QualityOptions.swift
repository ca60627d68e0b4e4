internal import FrameJSON
internal import FrameOutput

/// Options for the quality and file size of a lossy movie or image.
struct QualityOptions: OptionGroup {
    static let quality = Option(
        "--quality", takes: "N",
        help:
            "Quality from 1, for the smallest file, to 100, for \(OutputFormat.list(where: \.hasQuality)) (default: no "
            + "visible loss; a still WebP is lossless).")
    static let factor = Option(
        "--crf", takes: "N",
        help: "The encoder's own constant rate factor instead, 0 to 63: lower is better. H.264 ends at 51.")
    static let bitRate = Option(
        "--bit-rate", takes: "KBITS",
        help: "Bit rate in kilobits per second instead, for \(OutputFormat.list(where: \.hasBitRate)).")
    static let options = [quality, factor, bitRate]

    private let value: MovieQuality
    /// The option that was given; `nil` for the standard quality.
    private let given: Option?

    init(_ arguments: Arguments) throws {
        given = try arguments.oneOf(Self.quality, Self.factor, Self.bitRate)
        switch given?.longName {
        case Self.quality.longName:
            value = .share(try Self.number(Self.quality, MovieQuality.shares, arguments))
        case Self.factor.longName:
            value = .factor(try Self.number(Self.factor, MovieQuality.factors, arguments))
        case Self.bitRate.longName:
            value = .bitRate(try Self.number(Self.bitRate, MovieQuality.bitRates, arguments))
        default: value = .standard
        }
    }

    private static func number(_ option: Option, _ range: ClosedRange<Int>, _ arguments: Arguments) throws -> Int {
        let text = arguments.text(of: option) ?? ""
        guard let number = Int(text), range.contains(number) else {
            throw Failure.usage(
                "\(option.longName) \(JSONValue.quoted(text)): expected a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound)")
        }
        return number
    }

    /// Returns the quality of a file.
    ///
    /// - Throws: ``Failure`` if an option was given that the format does not support.
    func quality(of format: OutputFormat) throws(Failure) -> MovieQuality {
        guard let given else { return .standard }
        let isKnown =
            switch value {
            case .standard, .share: format.hasQuality
            case .factor: format.hasQuality && format != .webp
            case .bitRate: format.hasBitRate
            }
        guard isKnown else {
            let others =
                given.longName == Self.bitRate.longName
                ? OutputFormat.list("and", where: \.hasBitRate)
                : OutputFormat.list("and") { $0.hasQuality && (given.longName == Self.quality.longName || $0 != .webp) }
            throw .usage("\(given.longName) is for \(others), so it does not go with a \(format.name)")
        }
        return value
    }
}
