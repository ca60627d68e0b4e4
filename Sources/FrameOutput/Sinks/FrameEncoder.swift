/// Encodes one frame from the top down, on one thread. A frame never exists as a whole before it is encoded.
public protocol FrameEncoder: AnyObject {
    /// A row of R, G, B, A with straight alpha that stands `times` times, at least once, one below the other.
    func append(_ row: UnsafeRawBufferPointer, times: Int) throws(OutputError)

    /// The encoded frame, after the last row.
    func finish() throws(OutputError) -> [UInt8]
}
