internal import FrameTiming

/// Which moments are frames.
struct RateOption: OptionGroup {
    static let fps = Option(
        "--fps", takes: "N[/D]", default: "60",
        help: "Frames per second, a whole number or a fraction such as 30000/1001.")
    static let options = [fps]

    let rate: FrameRate

    init(_ arguments: Arguments) throws {
        rate = try arguments.value(
            of: Self.fps, expected: "frames per second from 1/1000 to 1000000: 60, or 30000/1001", FrameRate.init)
    }
}
