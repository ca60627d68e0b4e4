/// What a file says of one frame, and where its data is.
struct FrameControl: Equatable, Sendable {
    enum Disposal: Int, Sendable {
        case none, background, previous
    }

    enum Blending: Int, Sendable {
        case source, over
    }

    var area: ChangedArea
    var delay: FrameDelay
    /// What becomes of the area when the frame has been shown.
    var disposal: Disposal
    var blending: Blending
    /// Image data, without the sequence numbers of fdAT.
    var data: [Range<Int>] = []
}
