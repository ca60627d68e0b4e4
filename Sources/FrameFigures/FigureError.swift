public import FrameGlyphs
public import FramePNG
public import FramePainting

/// Why a figure could not be drawn.
public enum FigureError: Error, Equatable, Sendable {
    /// No frame was added.
    case noFrames
    /// A map without scenes.
    case noScenes
    /// No curve was given.
    case noCurves
    /// A frame without pixels.
    case emptyFrame(PixelSize)
    /// Fewer columns than 1.
    case columns(Int)
    /// A gap that is negative or above `PixelSize.limit`.
    case gap(Int)
    /// A scale-down factor below 1 or non-finite.
    case shrink(Double)
    /// Fewer pixels per point than 1.
    case scale(Int)
    /// A side of the figure would be above `PixelSize.limit`.
    case tooLarge(PixelSize)
    /// Text cannot be set.
    case font(FontError)
    /// PNG encoding failed.
    case encoding(PNGError)

    /// The problem and the expectation, in one sentence.
    public var message: String {
        switch self {
        case .noFrames:
            "no frames to show: the run or the selection is empty"
        case .noScenes:
            "no scenes to show: the storyboard is empty"
        case .noCurves:
            "no curves to plot: name at least one"
        case .emptyFrame(let size):
            "a frame of \(size.width)×\(size.height) pixels: a figure needs at least one pixel of each"
        case .columns(let count):
            "\(count) columns: a contact sheet has at least one"
        case .gap(let gap):
            "a gap of \(gap) pixels: expected 0 to \(PixelSize.limit)"
        case .shrink(let factor):
            "frames made smaller by \(factor): expected a number from 1, where 2 is half the size"
        case .scale(let scale):
            "\(scale) pixels per point: a figure has at least one"
        case .tooLarge(let size):
            "the figure would have \(size.width)×\(size.height) pixels: at most \(PixelSize.limit) on each side;"
                + " show less, smaller, or in a lower scale"
        case .font(let error):
            error.message
        case .encoding(let error):
            error.message
        }
    }
}
