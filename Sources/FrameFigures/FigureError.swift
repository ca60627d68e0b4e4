public import FrameGlyphs
public import FramePNG
public import FramePainting

/// The reason why a figure could not be drawn.
public enum FigureError: Error, Equatable, Sendable {
    /// No frame was added.
    case noFrames
    /// The map has no scenes.
    case noScenes
    /// No curve was given.
    case noCurves
    /// A frame has no pixels.
    case emptyFrame(PixelSize)
    /// The number of columns is less than 1.
    case columns(Int)
    /// The gap is negative or greater than `PixelSize.limit`.
    case gap(Int)
    /// The scale-down factor is less than 1 or not finite.
    case shrink(Double)
    /// There is less than 1 pixel per point.
    case scale(Int)
    /// A side of the figure would be greater than `PixelSize.limit`.
    case tooLarge(PixelSize)
    /// Text cannot be set.
    case font(FontError)
    /// PNG encoding failed.
    case encoding(PNGError)

    /// One sentence that states the problem and the expectation.
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
