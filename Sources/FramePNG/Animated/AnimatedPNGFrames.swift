import FramePainting

/// Decodes the frames of an animated PNG in order. Holds one complete frame, or two while a frame must be restored.
public struct AnimatedPNGFrames {
    private let animation: AnimatedPNG
    /// Index of the next frame.
    public private(set) var index = 0
    private var canvas: [UInt8]
    /// Canvas before the last frame, if it must be restored.
    private var before: [UInt8]?

    init(_ animation: AnimatedPNG) {
        self.animation = animation
        canvas = [UInt8](repeating: 0, count: animation.size.width * animation.size.height * 4)
    }

    /// Returns the next frame as displayed on a transparent canvas, or `nil` after the last.
    ///
    /// - Throws: ``PNGError`` if its image data is damaged.
    public mutating func next() throws(PNGError) -> StraightImage? {
        guard index < animation.frameCount else { return nil }
        if index > 0 { dispose(of: animation.controls[index - 1]) }
        let control = animation.controls[index]
        let part = try image(of: control)
        // There is nothing to restore before the first frame (11.3.6.2).
        before = control.disposal == .previous && index > 0 ? canvas : nil
        paint(part, control)
        index += 1
        return StraightImage(size: animation.size, bytes: canvas)
    }

    private mutating func dispose(of control: FrameControl) {
        switch control.disposal {
        case .none: break
        case .previous where before != nil: canvas = before ?? canvas
        case .background, .previous:
            for row in rows(of: control.area) {
                for byte in row { canvas[byte] = 0 }
            }
        }
    }

    private mutating func paint(_ part: [UInt8], _ control: FrameControl) {
        let stride = control.area.width * 4
        for (line, row) in rows(of: control.area).enumerated() {
            let source = part[line * stride..<(line + 1) * stride]
            switch control.blending {
            case .source: canvas.replaceSubrange(row, with: source)
            case .over:
                for pixel in Swift.stride(from: 0, to: stride, by: 4) {
                    blend(source, source.startIndex + pixel, over: row.lowerBound + pixel)
                }
            }
        }
    }

    /// Composites straight 8-bit colors with source-over, each rounded once: alpha `a + b·(255 − a)/255`, color
    /// `(c·a·255 + d·b·(255 − a)) / (a·255 + b·(255 − a))` (PNG specification, 13.16).
    private mutating func blend(_ source: ArraySlice<UInt8>, _ from: Int, over target: Int) {
        let (above, below) = (Int(source[from + 3]), Int(canvas[target + 3]))
        if above == 0 { return }
        let (top, rest) = (above * 255, below * (255 - above))
        let whole = top + rest
        for channel in 0..<3 {
            let sum = Int(source[from + channel]) * top + Int(canvas[target + channel]) * rest
            canvas[target + channel] = UInt8((2 * sum + whole) / (2 * whole))
        }
        canvas[target + 3] = UInt8((2 * whole + 255) / 510)
    }

    /// Returns the byte ranges of an area's rows in the canvas.
    private func rows(of area: ChangedArea) -> [Range<Int>] {
        (area.top..<area.top + area.height).map { row in
            let start = (row * animation.size.width + area.left) * 4
            return start..<start + area.width * 4
        }
    }

    /// Decodes a frame's data as a separate PNG file.
    private func image(of control: FrameControl) throws(PNGError) -> [UInt8] {
        var file = Array(animation.file[..<8])
        for chunk in animation.shared {
            var contents = Array(animation.file[chunk.contents])
            if chunk.name == "IHDR" {
                let size = [control.area.width, control.area.height]
                contents.replaceSubrange(0..<8, with: size.flatMap { bigEndian(UInt32($0)) })
            }
            file += PNGChunk.encoded(chunk.name, contents)
        }
        for data in control.data { file += PNGChunk.encoded("IDAT", Array(animation.file[data])) }
        file += PNGChunk.encoded("IEND", [])
        return try PNGDecoder.decode(file, limits: animation.limits).bytes
    }
}
