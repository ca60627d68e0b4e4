import FramePainting

/// One drawing operation on a row, in painting order.
struct Step: Sendable {
    /// The operation of a step. Large payloads are indirect, because a step is read in every row it touches.
    enum Work: Sendable {
        case fill(SolidSource, DeviceShape)
        indirect case image(ImageSource, DeviceShape)
        /// A blurred fill.
        indirect case blurredRect(SolidSource, BlurredRect, hidden: CoveredArea?)
        indirect case gradient(GradientSource, DeviceShape)
        /// A blurred image, drawn over the existing pixels or in place of them.
        indirect case blurredImage(BlurredImage, replaces: Bool, hidden: CoveredArea?)
        /// The unblurred content that casts a shadow.
        indirect case sharpImage(SharpImage)
        /// Content outside the pixels that will be read. Only its bounds matter.
        case unseen
        /// Glyphs in a single color, as indices of the plan's glyph places.
        case glyphs(SolidSource, Range<Int>)
        /// Begins a group and saves the row.
        case save(level: Int)
        /// Begins a group, saves the row and clears it. It is used for masks and for groups composited in isolation.
        case isolate(level: Int)
        /// Ends a group and lays the row over the saved one.
        case merge(level: Int, opacity: Double, clip: DeviceShape?)
        /// Ends a group with a mask or blend mode.
        indirect case blend(Blend)
    }

    /// Pixels that the step may change, within the canvas. Empty only in a plan that was cut, and where a backdrop takes
    /// the place of all of them.
    var bounds: PixelBounds
    let work: Work
}

/// The end of a group that is not merely laid over the row saved at `level`.
struct Blend: Sendable {
    let level: Int
    let opacity: Double
    let clip: DeviceShape?
    /// Kind of mask, if any. The row then holds the mask, and the group's content is saved at `level + 1`.
    let mask: Mask.Kind?
    /// Blend mode. Modes other than normal require that the group was composited in isolation.
    let mode: BlendMode
}
