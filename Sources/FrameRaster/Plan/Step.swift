import FramePainting

/// One thing a row does, in painting order.
struct Step: Sendable {
    /// What is large is kept elsewhere: a step is read in every row it touches.
    enum Work: Sendable {
        case fill(SolidSource, DeviceShape)
        indirect case image(ImageSource, DeviceShape)
        /// A blurred fill.
        indirect case soft(SolidSource, SoftShape)
        indirect case gradient(GradientSource, DeviceShape)
        /// A group begins: what is below it is put aside.
        case save(level: Int)
        /// The group ends: what the row has become is laid over what was put aside.
        case merge(level: Int, opacity: Double, clip: DeviceShape?)
        /// What the row has become is put aside, and a mask is painted on nothing.
        case beginMask(level: Int)
        /// The group ends: what was put aside at `level + 1` is laid over what was put aside at `level`, as much as the
        /// row, the mask, says.
        case mergeMasked(level: Int, opacity: Double, clip: DeviceShape?, Mask.Kind)
    }

    /// The pixels it may change. Never empty, within the canvas.
    var bounds: PixelBounds
    var work: Work
}
