internal import FrameFigures
internal import FramePainting
internal import FrameRecording

/// The option to draw a device around frames.
struct BezelOption: OptionGroup {
    static let bezel = Option("--bezel", help: "Draw a device around each frame.")
    static let options = [bezel]

    private let isDrawn: Bool

    init(_ arguments: Arguments) { isDrawn = arguments.has(Self.bezel) }

    /// Returns the size of the frames, in pixels.
    func size(of recording: Recording) -> PixelSize {
        let timeline = recording.timeline
        guard isDrawn else { return timeline.pixelSize }
        return recording.bezel(on: .clear).size(around: timeline.pixelSize, scale: timeline.canvas.scale)
    }

    /// - Parameter hasFullAlpha: Whether the area around the device may be transparent; otherwise it is white.
    func around(_ list: DisplayList, of recording: Recording, hasFullAlpha: Bool = true) -> DisplayList {
        isDrawn ? recording.bezel(on: hasFullAlpha ? .clear : .white).displayList(around: list) : list
    }
}
