public import FrameFigures
internal import FrameGeometry
public import FrameOutput
public import FramePainting
internal import FrameRaster
public import FrameRecording
internal import FrameTiming

/// The frames of a recording as a ``FrameDrawing`` describes them.
public struct DrawnFrames: Sendable {
    public let drawing: FrameDrawing
    public let recording: Recording
    /// The size of whole frames in pixels.
    public let canvas: PixelSize
    /// Pixels per point.
    public let scale: Double
    /// The number of frames, including the end state.
    public let count: Int
    /// The relation between the time of the scene and the time of the frames.
    public let time: DressedTime
    /// The canvas of the frames; `nil` if they show one screen with nothing around it but a device.
    private let dressed: DressedCanvas?
    /// The number of pixels per point, as a multiple of the device's.
    private let enlargement: Double

    /// - Throws: ``RenderError/dressing(_:)``.
    init(_ drawing: FrameDrawing, of recording: Recording) throws(RenderError) {
        (self.drawing, self.recording) = (drawing, recording)
        let end = drawing.recordings(with: recording).map(\.duration).max() ?? 0
        let dressing = drawing.dressing
        let time = try RenderError.dressing { () throws(DressingError) in try DressedTime(dressing, end: end) }
        let timeline = recording.timeline
        let (own, size): (Double, PixelSize)
        if dressing.isPlain, drawing.beside.isEmpty {
            dressed = nil
            own = timeline.canvas.scale
            size =
                dressing.hasBezel
                ? recording.bezel(on: .clear).size(around: timeline.pixelSize, scale: own) : timeline.pixelSize
        } else {
            let made = try drawing.canvas(of: recording, time)
            (dressed, own, size) = (made, made.scale, made.size)
        }
        enlargement = drawing.framing.enlargement
        scale = own * enlargement
        canvas = size.enlarged(by: enlargement)
        guard max(canvas.width, canvas.height) <= PixelSize.limit else {
            throw .dressing(.tooLarge(canvas))
        }
        let longest = drawing.beside.contains { $0.duration > recording.duration }
        count =
            time.isPlain && !longest
            ? recording.frameCount(at: drawing.rate)
            : drawing.rate.frameCount(in: MediaTime(seconds: time.duration))
        self.time = time
    }

    /// The total duration of the frames.
    var duration: MediaTime {
        time.isPlain && drawing.beside.isEmpty ? recording.timeline.duration : MediaTime(seconds: time.duration)
    }

    /// Returns the display list of a frame.
    ///
    /// - Parameter hasFullAlpha: Whether the surroundings of a device can be transparent; otherwise, they are white.
    public func displayList(ofFrame number: Int, hasFullAlpha: Bool = true) -> DisplayList {
        var list = own(ofFrame: number, on: hasFullAlpha ? .clear : .white)
        guard enlargement > 1 else { return list }
        (list.size, list.scale) = (list.size.enlarged(by: enlargement), list.scale * enlargement)
        return list
    }

    /// Returns a frame at the scale of its screens.
    private func own(ofFrame number: Int, on ground: Color) -> DisplayList {
        let movie = drawing.rate.time(ofFrame: number)
        let scene = time.isPlain ? movie : MediaTime(seconds: time.scene(at: movie.seconds))
        guard let dressed else {
            let list = content(of: recording, at: scene)
            return drawing.dressing.hasBezel ? recording.bezel(on: ground).displayList(around: list) : list
        }
        let screens = drawing.recordings(with: recording).map { content(of: $0, at: scene) }
        return dressed.displayList(of: screens, at: movie.seconds, on: ground)
    }

    private func content(of recording: Recording, at time: MediaTime) -> DisplayList {
        var list = recording.timeline.displayList(at: time)
        if !drawing.overlays.isEmpty { list.items += recording.overlayItems(drawing.overlays, at: time) }
        return list
    }

    /// Returns the pixels of a frame, neither scaled down nor cropped.
    ///
    /// - Throws: `OutputError.tooManyLayers` and `OutputError.tooManyEdges`.
    public func pixels(ofFrame number: Int) throws(OutputError) -> PixelBuffer {
        let list = displayList(ofFrame: number)
        guard list.isWhole else { throw .tooManyLayers(frame: number) }
        let rasterizer = Rasterizer(list)
        guard rasterizer.isComplete else { throw .tooManyEdges(frame: number) }
        return rasterizer.draw(rows: 0..<rasterizer.size.height)
    }

    /// Writes a frame as an image in a format that `ffmpeg` encodes.
    ///
    /// - Throws: ``RenderError``.
    public func write(frame number: Int, to image: MovieDestination) throws(RenderError) {
        try image.check()
        let hasEvenSides = image.format.hasEvenSides
        let run = FrameRun(
            self, RunPlan(try framing(hasEvenSides: hasEvenSides), frames: [number]), workers: 1,
            hasFullAlpha: image.format.hasFullAlpha)
        _ = try RenderError.output { () throws(OutputError) in try run.write(into: image.sink()) }
    }

    /// Returns the numbers of the selected frames in ascending order.
    ///
    /// - Throws: ``RenderError/output(_:)``, and ``RenderError/dressing(_:)`` for a part that makes the movie too long.
    func numbers(_ selection: FrameSelection) throws(RenderError) -> [Int] {
        do throws(OutputError) {
            return try selection.frames(ofCount: count, at: drawing.rate)
        } catch {
            guard case .tooManyFrames(let frames, _) = error,
                let part = drawing.dressing.longestPart(beyond: time.duration / 10)
            else { throw .output(error) }
            throw .dressing(.tooLong(part: part, frames: frames, most: FrameSelection.mostFrames))
        }
    }

    /// Returns the part and size of the frames.
    ///
    /// - Parameter standard: The scale of ``FramingRequest/Size/standard``.
    func framing(scale standard: Double = 1, hasEvenSides: Bool = false) throws(RenderError) -> Framing {
        try drawing.framing.framing(of: canvas, scale: standard, hasEvenSides: hasEvenSides)
    }
}

extension PixelSize {
    fileprivate func enlarged(by factor: Double) -> PixelSize {
        func side(_ side: Int) -> Int { Int((Double(side) * factor).rounded()) }
        return PixelSize(width: side(width), height: side(height))
    }
}

extension FrameDrawing {
    /// The recordings that a frame shows, from left to right.
    fileprivate func recordings(with first: Recording) -> [Recording] { [first] + beside }

    fileprivate func canvas(of recording: Recording, _ time: DressedTime) throws(RenderError) -> DressedCanvas {
        let isInBlocks = recording.conditions.drawsTextAsBlocks
        return try RenderError.dressing { () throws(DressingError) in
            let lettering: Lettering
            do throws(FigureError) {
                // A canvas without texts needs no fonts.
                lettering = try Lettering(isInBlocks || !dressing.hasTexts ? .blocks : .fonts)
            } catch {
                throw .lettering(error)
            }
            return try DressedCanvas(
                dressing, recordings(with: recording).map(\.dressedScreen), time: time,
                image: dressing.backgroundImage(), lettering: lettering)
        }
    }
}
