public import FramePainting

/// What is wrong with the animation of a PNG file.
public enum AnimationDamage: Equatable, Sendable {
    /// A chunk of the animation has another length than its kind has.
    case length(chunk: String, found: Int, expected: Int)
    /// What a chunk of the animation holds is not what its checksum is of.
    case checksum(chunk: String)
    /// Control and data chunks are numbered from 0 without gaps.
    case number(chunk: String, found: Int, expected: Int)
    /// A frame's area is empty or not within the image; the first frame's, if it is the file's image, is all of it.
    case area(width: Int, height: Int, left: Int, top: Int, of: PixelSize)
    /// acTL and the frames that are there say different numbers.
    case frameCount(found: Int, declared: Int)
    /// A frame has no image data.
    case noData(frame: Int)
    /// Image data of the animation before any frame's control.
    case dataBeforeControl
    /// A number that stands for no way to dispose of or blend a frame.
    case operation(frame: Int, dispose: Int, blend: Int)

    /// The rest of a sentence.
    public var reason: String {
        switch self {
        case .length(let chunk, let found, let expected):
            "the chunk \(chunk) has \(found) bytes, expected \(expected)"
        case .checksum(let chunk): "the checksum of the chunk \(chunk) is not that of what it holds"
        case .number(let chunk, let found, let expected):
            "the chunk \(chunk) has the sequence number \(found), expected \(expected)"
        case .area(let width, let height, let left, let top, let size):
            "a frame of \(width)×\(height) pixels at (\(left), \(top)) does not fit the image of \(size.width)×\(size.height)"
        case .frameCount(let found, let declared): "it has \(found) frames and says \(declared)"
        case .noData(let frame): "frame \(frame) has no image data"
        case .dataBeforeControl: "there is a chunk fdAT before the first fcTL"
        case .operation(let frame, let dispose, let blend):
            "frame \(frame) has the operations \(dispose) and \(blend), expected 0 to 2 and 0 or 1"
        }
    }
}
