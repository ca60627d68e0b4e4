public import FramePainting

/// Decodes the frames of a GIF in order. Holds one complete frame, or two while a frame must be restored.
public struct GIFFrames: Sendable {
    private let animation: GIFAnimation
    /// Index of the next frame.
    public private(set) var index = 0
    private var canvas: PixelBuffer
    /// Canvas before the last frame, if it must be restored.
    private var before: PixelBuffer?

    init(_ animation: GIFAnimation) {
        self.animation = animation
        canvas = PixelBuffer(size: animation.size)
    }

    /// Returns the next frame as displayed on a transparent canvas, or `nil` after the last.
    ///
    /// - Throws: ``GIFError/damagedFrame(_:)``.
    public mutating func next() throws(GIFError) -> PixelBuffer? {
        guard index < animation.frameCount else { return nil }
        if index > 0 { dispose(of: animation.parts[index - 1]) }
        let part = animation.parts[index]
        var decoder = LZWDecoder(part.data, depth: part.depth)
        guard let colors = decoder.numbers(part.size.width * part.size.height) else { throw .damagedFrame(index) }
        before = part.disposal == .previous ? canvas : nil
        paint(colors, part)
        index += 1
        return canvas
    }

    private mutating func dispose(of part: GIFPart) {
        switch part.disposal {
        case .none: break
        case .background: clear(part)
        case .previous: canvas = before ?? canvas
        }
    }

    private mutating func clear(_ part: GIFPart) {
        let columns = columns(of: part)
        for row in rows(of: part) {
            let start = row * canvas.bytesPerRow
            for byte in start + columns.lowerBound * 4..<start + columns.upperBound * 4 { canvas.bytes[byte] = 0 }
        }
    }

    private mutating func paint(_ colors: [UInt8], _ part: GIFPart) {
        let columns = columns(of: part)
        let lines = part.isInterlaced ? Self.interlaced(part.size.height) : Array(0..<part.size.height)
        for (stored, line) in lines.enumerated() where line + part.top < canvas.size.height {
            for column in columns {
                let color = Int(colors[stored * part.size.width + column - part.left])
                guard color != part.transparent, 3 * color + 2 < part.palette.count else { continue }
                let source = part.palette.startIndex + 3 * color
                let target = (line + part.top) * canvas.bytesPerRow + column * 4
                for component in 0..<3 { canvas.bytes[target + component] = part.palette[source + component] }
                canvas.bytes[target + 3] = 255
            }
        }
    }

    /// The columns of a part that are inside the canvas.
    private func columns(of part: GIFPart) -> Range<Int> {
        min(part.left, canvas.size.width)..<min(part.left + part.size.width, canvas.size.width)
    }

    private func rows(of part: GIFPart) -> Range<Int> {
        min(part.top, canvas.size.height)..<min(part.top + part.size.height, canvas.size.height)
    }

    /// The rows in the order in which they are stored: every eighth, those halfway between, and so on.
    private static func interlaced(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0, to: height, by: $1)) }
    }
}
