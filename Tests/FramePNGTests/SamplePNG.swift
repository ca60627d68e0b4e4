import FramePNG
import FramePainting
import TestSupport

/// A PNG of any color type, depth and interlacing, assembled by hand, with the pixels that it represents by definition.
///
/// Rows use the five filters in turn. The image data is stored uncompressed.
struct SamplePNG {
    var width: Int
    var height: Int
    var depth: Int
    /// 0 is gray, 2 color, 3 palette, 4 gray and alpha, 6 color and alpha.
    var colorType: Int
    var isInterlaced = false
    /// The samples, row by row and channel by channel, each below `1 << depth`.
    var samples: [Int]
    /// The red, green and blue of each entry.
    var palette: [[UInt8]] = []
    /// The contents of tRNS.
    var transparency: [UInt8] = []

    /// Every pair of color type and depth in table 11.1 of the PNG specification.
    static let forms: [(colorType: Int, depth: Int)] = [
        (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16),
        (6, 8),
        (6, 16),
    ]

    static func channels(_ colorType: Int) -> Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }

    /// Returns random samples, with a palette if one is required.
    static func random(
        _ form: (colorType: Int, depth: Int), width: Int, height: Int, isInterlaced: Bool = false, seed: UInt64 = 1
    ) -> SamplePNG {
        var noise = SplitMix64(seed: seed)
        let count = width * height * channels(form.colorType)
        var png = SamplePNG(
            width: width, height: height, depth: form.depth, colorType: form.colorType, isInterlaced: isInterlaced,
            samples: (0..<count).map { _ in .random(in: 0..<1 << form.depth, using: &noise) })
        if form.colorType == 3 {
            png.palette = (0..<1 << form.depth).map { _ in (0..<3).map { _ in .random(in: 0...255, using: &noise) } }
        }
        return png
    }

    // MARK: What it means

    /// The pixels, computed from the definitions of the specification (sections 11.2 and 13.12), with 16 bits reduced
    /// to 8.
    var image: StraightImage {
        let channels = Self.channels(colorType)
        let key = stride(from: 0, to: transparency.count & ~1, by: 2).map {
            Int(transparency[$0]) << 8 | Int(transparency[$0 + 1])
        }
        let pixels = (0..<width * height).flatMap { pixel -> [UInt8] in
            let values = Array(samples[pixel * channels..<(pixel + 1) * channels])
            if colorType == 3 {
                return palette[values[0]] + [values[0] < transparency.count ? transparency[values[0]] : 255]
            }
            let scaled = values.map { UInt8(depth == 16 ? $0 >> 8 : $0 * 255 / ((1 << depth) - 1)) }
            let color = channels < 3 ? [scaled[0], scaled[0], scaled[0]] : Array(scaled[..<3])
            if channels.isMultiple(of: 2) { return color + [scaled[channels - 1]] }
            return color + [values == key ? 0 : 255]
        }
        return StraightImage(size: PixelSize(width: width, height: height), bytes: pixels)
    }

    // MARK: The file

    var file: [UInt8] {
        var header = Self.bigEndian(width) + Self.bigEndian(height)
        header += [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += Chunk(name: "IHDR", bytes: header).encoded
        if !palette.isEmpty { file += Chunk(name: "PLTE", bytes: palette.flatMap(\.self)).encoded }
        if !transparency.isEmpty { file += Chunk(name: "tRNS", bytes: transparency).encoded }
        return file + Chunk(name: "IDAT", bytes: Self.stored(rows)).encoded + Chunk(name: "IEND", bytes: []).encoded
    }

    /// The filtered rows of every pass.
    private var rows: [UInt8] {
        // Adam7 (section 8.2): first column, first row, column step, row step.
        let adam7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        var bytes: [UInt8] = []
        for (left, top, right, down) in isInterlaced ? adam7 : [(0, 0, 1, 1)] where left < width {
            var above: [UInt8] = []
            for (index, y) in stride(from: top, to: height, by: down).enumerated() {
                let row = packed(stride(from: left, to: width, by: right).map { y * width + $0 })
                bytes += filtered(row, above: above, filter: index % 5)
                above = row
            }
        }
        return bytes
    }

    /// Returns the packed samples of these pixels, highest bit first.
    private func packed(_ pixels: [Int]) -> [UInt8] {
        let channels = Self.channels(colorType)
        if depth >= 8 {
            let values = pixels.flatMap { samples[$0 * channels..<($0 + 1) * channels] }
            if depth == 8 { return values.map { UInt8($0) } }
            return values.flatMap { value -> [UInt8] in [UInt8(value >> 8), UInt8(value & 255)] }
        }
        let bits = pixels.flatMap { pixel in
            samples[pixel * channels..<(pixel + 1) * channels].flatMap { sample in
                (0..<depth).reversed().map { sample >> $0 & 1 }
            }
        }
        return stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(0) { $0 << 1 | UInt8(start + $1 < bits.count ? bits[start + $1] : 0) }
        }
    }

    /// Returns a filtered row according to section 9.2.
    private func filtered(_ row: [UInt8], above: [UInt8], filter: Int) -> [UInt8] {
        let back = max(1, Self.channels(colorType) * depth / 8)
        return [UInt8(filter)]
            + row.indices.map { index in
                let left = index >= back ? Int(row[index - back]) : 0
                let up = above.isEmpty ? 0 : Int(above[index])
                let corner = above.isEmpty || index < back ? 0 : Int(above[index - back])
                let nearest = [left, up, corner].min { abs(left + up - corner - $0) < abs(left + up - corner - $1) }
                let predictions = [0, left, up, (left + up) / 2, nearest ?? 0]
                return row[index] &- UInt8(predictions[filter])
            }
    }

    /// Returns an RFC 1950 stream of stored blocks (RFC 1951).
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(bytes.count, start + 65_535)
            let length = UInt16(end - start)
            stream += [end == bytes.count ? 1 : 0, UInt8(length & 255), UInt8(length >> 8)]
            stream += [UInt8(~length & 255), UInt8(~length >> 8)] + bytes[start..<end]
            start = end
        } while start < bytes.count
        var low = 1
        var high = 0
        for byte in bytes {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + bigEndian(high << 16 | low)
    }

    static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
