package import FramePNG
package import FrameTiming

/// The frames of an animated PNG, numbered from 0.
package struct FrameAnimation: FrameSource {
    package let path: String
    package let numbers: [Int]
    package let delays: [FrameDelay]
    private let animation: AnimatedPNG
    private var frames: AnimatedPNGFrames
    private var last: (number: Int, image: StraightImage)?

    /// - Throws: ``GoldenError`` with the name of the file.
    package init(_ bytes: [UInt8], path: String) throws(GoldenError) {
        self.path = path
        animation = try Self.reading(path) { () throws(PNGError) in try AnimatedPNG(bytes, limits: .canvas) }
        try Self.check(animation, bytes: bytes.count, path)
        numbers = Array(0..<animation.frameCount)
        delays = animation.delays
        frames = animation.frames()
    }

    /// Limits of an animation, because a small file can stand for any number of pixels. Comparing two animations with
    /// this many pixels takes two seconds. Larger files may have proportionally more.
    private static let most = (pixels: 500_000_000, perByte: 10_000)

    private static func check(_ animation: AnimatedPNG, bytes: Int, _ path: String) throws(GoldenError) {
        let size = animation.size
        let pixels = size.width * size.height * animation.frameCount
        guard pixels > max(most.pixels, most.perByte * bytes) else { return }
        throw .notAnimation(
            path: path,
            reason: "\(bytes) bytes stand for \(animation.frameCount) frames of \(size.width)×\(size.height) pixels; "
                + "compare folders of PNG files")
    }

    /// Common rate of all frames except the first and the last, which can be held.
    package var rate: FrameRate? {
        let inner = delays.count > 2 ? delays[1..<delays.count - 1] : delays[...]
        guard let delay = inner.first, inner.allSatisfy({ $0 == delay }) else { return nil }
        return FrameRate(Int(delay.denominator), per: Int(delay.numerator))
    }

    /// Decodes a frame. Frames are decoded in order; asking for an earlier one starts over.
    package mutating func frame(_ number: Int) throws -> ComparedFrame? {
        guard numbers.indices.contains(number) else { return nil }
        if let last, last.number > number { frames = animation.frames() }
        let name = "\(path), frame \(number)"
        if let last, last.number == number { return ComparedFrame(last.image, name: name) }
        while frames.index <= number {
            let index = frames.index
            guard let image = try Self.reading(path, { () throws(PNGError) in try frames.next() }) else { return nil }
            last = (index, image)
        }
        return last.map { ComparedFrame($0.image, name: name) }
    }

    private static func reading<Result>(_ path: String, _ body: () throws(PNGError) -> Result) throws(GoldenError)
        -> Result
    {
        do throws(PNGError) {
            return try body()
        } catch {
            throw GoldenError.notAnimation(path: path, reason: error.message)
        }
    }
}
