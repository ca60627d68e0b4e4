public import FrameFigures
public import FrameRecording
public import FrameTiming

/// The settings for drawing the frames of a recording: their rate, overlays, surroundings and size.
public struct FrameDrawing: Sendable {
    public var rate: FrameRate
    /// Debugging aids drawn over the frames.
    public var overlays: Set<Overlay>
    /// The surroundings of the frames, the texts over them, and the speed of their time.
    public var dressing: Dressing
    /// Recordings that are shown to the right of the frames.
    public var beside: [Recording] = []
    public var framing: FramingRequest

    public init(
        rate: FrameRate = .fps60, overlays: Set<Overlay> = [], dressing: Dressing = .none,
        framing: FramingRequest = FramingRequest()
    ) {
        self.rate = rate
        self.overlays = overlays
        self.dressing = dressing
        self.framing = framing
    }

    /// Whether a device is drawn around each screen.
    public var hasBezel: Bool {
        get { dressing.hasBezel }
        set { dressing.hasBezel = newValue }
    }

    /// Returns the frames of a recording, ready to be drawn in any order.
    ///
    /// - Throws: ``RenderError/dressing(_:)``.
    public func frames(of recording: Recording) throws(RenderError) -> DrawnFrames {
        try DrawnFrames(self, of: recording)
    }
}
