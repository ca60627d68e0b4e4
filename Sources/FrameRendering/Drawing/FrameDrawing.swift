public import FrameFigures
public import FrameOutput
public import FramePainting
internal import FrameRaster
public import FrameRecording
public import FrameTiming

/// How frames of a recording are drawn: their rate, overlays, bezel and size.
public struct FrameDrawing: Equatable, Sendable {
    public var rate: FrameRate
    /// Debugging aids drawn over the frames.
    public var overlays: Set<Overlay>
    /// Whether a device is drawn around the frames.
    public var hasBezel: Bool
    public var framing: FramingRequest

    public init(
        rate: FrameRate = .fps60, overlays: Set<Overlay> = [], hasBezel: Bool = false,
        framing: FramingRequest = FramingRequest()
    ) {
        self.rate = rate
        self.overlays = overlays
        self.hasBezel = hasBezel
        self.framing = framing
    }

    /// The display list of a frame.
    ///
    /// - Parameter hasFullAlpha: Whether the background around a device can be transparent; otherwise, it is white.
    public func displayList(ofFrame number: Int, of recording: Recording, hasFullAlpha: Bool = true) -> DisplayList {
        let list = recording.displayList(ofFrame: number, at: rate, under: overlays)
        return hasBezel ? recording.bezel(on: hasFullAlpha ? .clear : .white).displayList(around: list) : list
    }

    /// The pixels of a frame, neither scaled down nor cropped.
    ///
    /// - Throws: `OutputError.tooManyLayers` and `OutputError.tooManyEdges`.
    public func pixels(ofFrame number: Int, of recording: Recording) throws(OutputError) -> PixelBuffer {
        let list = displayList(ofFrame: number, of: recording)
        guard list.isWhole else { throw .tooManyLayers(frame: number) }
        let rasterizer = Rasterizer(list)
        guard rasterizer.isComplete else { throw .tooManyEdges(frame: number) }
        return rasterizer.draw(rows: 0..<rasterizer.size.height)
    }

    /// The numbers of the selected frames, in ascending order.
    func frames(_ selection: FrameSelection, of recording: Recording) throws(RenderError) -> [Int] {
        try RenderError.output { () throws(OutputError) in
            try selection.frames(ofCount: recording.frameCount(at: rate), at: rate)
        }
    }

    /// The part and size of a recording's frames, including the device around them if one is drawn.
    ///
    /// - Parameter standard: The scale of ``FramingRequest/Size/standard``.
    func framing(
        of recording: Recording, scale standard: Double = 1, hasEvenSides: Bool = false
    ) throws(RenderError) -> Framing {
        let timeline = recording.timeline
        var canvas = timeline.pixelSize
        if hasBezel { canvas = recording.bezel(on: .clear).size(around: canvas, scale: timeline.canvas.scale) }
        return try framing.framing(of: canvas, scale: standard, hasEvenSides: hasEvenSides)
    }
}
