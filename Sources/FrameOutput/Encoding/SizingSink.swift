package import FramePNG
package import FramePainting

/// Encodes frames as PNG files and keeps only their sizes, from which the size of a file with more frames is estimated.
package struct SizingSink: FrameSink {
    private let compression: PNGCompression

    package var needsOrder: Bool { false }

    package init(compression: PNGCompression) { self.compression = compression }

    package func begin(_ plan: RunPlan) {}

    package func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder {
        try PNGFrameEncoder(size: size, isOpaque: isOpaque, compression: compression)
    }

    package func write(_ frame: EncodedFrame) -> FrameRecord {
        FrameRecord(number: frame.slot.number, fileName: nil, digest: nil, byteCount: frame.bytes.count)
    }

    package func finish() {}

    package func abandon() {}
}
