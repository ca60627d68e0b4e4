internal import FramePNG

/// How hard PNG files are compressed. Pixels are the same with every value.
struct CompressionOption: OptionGroup {
    static let compression = Option(
        "--compression", takes: "HOW", default: "fast",
        help: "How PNG files are compressed: fast, small, or a level of zlib from 0 (stored) to 9.")
    static let options = [compression]

    let compression: PNGCompression

    init(_ arguments: Arguments) throws {
        compression = try arguments.value(of: Self.compression, expected: "fast, small or a level from 0 to 9") {
            text in
            switch text {
            case "fast": .fast
            case "small": .small
            default: Int(text).flatMap { (0...9).contains($0) ? .level($0) : nil }
            }
        }
    }
}
