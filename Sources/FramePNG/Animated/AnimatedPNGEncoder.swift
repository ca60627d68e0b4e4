public import FramePainting

/// Writes an animated PNG (APNG) frame by frame.
///
/// Each frame after the first holds the smallest rectangle of changed pixels, which replaces the previous contents. A
/// frame equal to the previous one holds a single pixel, so that the file has as many frames as were appended. The
/// image data is that of ``PNGEncoder``. Readers without animation support show the first frame.
///
/// Source: PNG specification, third edition, 4.9 and 11.3.6 (acTL, fcTL, fdAT).
public final class AnimatedPNGEncoder {
    public let size: PixelSize
    public let isOpaque: Bool
    public let frameCount: Int
    private let compression: PNGCompression
    private let writer: PNGWriter
    private var before: [UInt8] = []
    private var appended = 0
    private var nextNumber: UInt32 = 0

    /// - Parameters:
    ///   - frameCount: Number of frames that will be appended, 1 or more.
    ///   - plays: Number of times the animation plays; 0 loops forever.
    /// - Throws: ``PNGError/unwritableSize(_:)``, ``PNGError/invalidLevel(_:)``, ``PNGError/writing(_:)``.
    public init(
        size: PixelSize, isOpaque: Bool, frameCount: Int, plays: Int = 0, compression: PNGCompression = .fast
    ) throws(PNGError) {
        precondition(frameCount > 0 && plays >= 0)
        // This validates the arguments.
        _ = try PNGEncoder(size: size, isOpaque: isOpaque, compression: compression)
        self.size = size
        self.isOpaque = isOpaque
        self.frameCount = frameCount
        self.compression = compression
        writer = try PNGWriter(width: size.width, height: size.height, hasAlpha: !isOpaque)
        try writer.write(chunk: "acTL", bigEndian(UInt32(frameCount)) + bigEndian(UInt32(plays)))
    }

    /// Appends a complete frame of R, G, B, straight alpha.
    ///
    /// - Throws: ``PNGError/partialRow(byteCount:bytesPerRow:)`` if it is not a complete frame, ``PNGError/finished``
    ///   after the last frame, ``PNGError/writing(_:)``.
    public func append(_ frame: [UInt8], delay: FrameDelay) throws(PNGError) {
        guard frame.count == size.width * size.height * 4 else {
            throw .partialRow(byteCount: frame.count, bytesPerRow: size.width * 4)
        }
        guard appended < frameCount else { throw .finished }
        let area = appended == 0 ? ChangedArea.whole(size) : changedArea(to: frame) ?? .corner
        try writer.write(chunk: "fcTL", control(area, delay))
        for data in try imageData(of: frame, in: area) {
            if appended == 0 {
                try writer.write(chunk: "IDAT", data)
            } else {
                try writer.write(chunk: "fdAT", takeNumber() + data)
            }
        }
        appended += 1
        before = frame
    }

    /// Returns and releases the bytes written since the last call. Memory use stays at a frame or two, however long the
    /// animation is.
    public func takeBytes() -> [UInt8] { writer.takeBytes() }

    /// Ends the file; its last bytes remain to be taken.
    ///
    /// - Throws: ``PNGError/missingRows(missing:height:)`` before the last frame, ``PNGError/writing(_:)``.
    public func finish() throws(PNGError) {
        guard appended == frameCount else {
            throw .missingRows(missing: (frameCount - appended) * size.height, height: frameCount * size.height)
        }
        try writer.write(chunk: "IEND", [])
    }

    private func changedArea(to frame: [UInt8]) -> ChangedArea? {
        before.withUnsafeBytes { before in
            frame.withUnsafeBytes { ChangedArea(from: before, to: $0, size: size) }
        }
    }

    /// Returns the contents of the IDAT chunks of a PNG file of that area.
    private func imageData(of frame: [UInt8], in area: ChangedArea) throws(PNGError) -> [[UInt8]] {
        let encoder = try PNGEncoder(
            size: PixelSize(width: area.width, height: area.height), isOpaque: isOpaque, compression: compression)
        let width = size.width
        try frame.withUnsafeBufferPointer { bytes throws(PNGError) in
            let bytes = UnsafeRawBufferPointer(bytes)
            for row in area.top..<area.top + area.height {
                let start = (row * width + area.left) * 4
                try encoder.append(straight: UnsafeRawBufferPointer(rebasing: bytes[start..<start + area.width * 4]))
            }
        }
        let file = try encoder.finish()
        let chunks = try file.withUnsafeBufferPointer { file throws(PNGError) in
            try PNGOutline(file, limits: .canvas).chunks
        }
        return chunks.filter { $0.name == "IDAT" }.map { Array(file[$0.contents]) }
    }

    /// Returns the control data of a frame. The area replaces the previous contents (blend operation 0) and stays
    /// (dispose operation 0).
    private func control(_ area: ChangedArea, _ delay: FrameDelay) -> [UInt8] {
        takeNumber()
            + [area.width, area.height, area.left, area.top].flatMap { bigEndian(UInt32($0)) }
            + bigEndian(delay.numerator) + bigEndian(delay.denominator) + [0, 0]
    }

    /// Returns the next sequence number. Control and data chunks share one sequence.
    private func takeNumber() -> [UInt8] {
        defer { nextNumber += 1 }
        return bigEndian(nextNumber)
    }
}
