/// Encodes one frame from the top down, on one thread. A frame never exists as a whole before it is encoded.
public protocol FrameEncoder: AnyObject {
    /// Whole rows of R, G, B, A with straight alpha.
    func append(_ rows: UnsafeRawBufferPointer) throws(OutputError)

    /// The encoded frame, after the last row.
    func finish() throws(OutputError) -> [UInt8]
}
