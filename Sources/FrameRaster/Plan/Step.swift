import FramePainting

/// One thing a row does, in painting order.
struct Step: Sendable {
    /// What is large is kept elsewhere: a step is read in every row it touches.
    enum Work: Sendable {
        case fill(SolidSource, DeviceShape)
        indirect case image(ImageSource, DeviceShape)
        /// A blurred fill.
        indirect case blurredRect(SolidSource, BlurredRect, hidden: CoveredArea?)
        indirect case gradient(GradientSource, DeviceShape)
        /// A blurred picture, over what is there or instead of it.
        indirect case blurredImage(BlurredImage, replaces: Bool, hidden: CoveredArea?)
        /// What casts a shadow.
        indirect case sharpImage(SharpImage)
        /// Something that lies where nobody looks: only its place counts.
        case unseen
        /// Letters in one colour: places of the plan's glyphs.
        case glyphs(SolidSource, Range<Int>)
        /// A group begins: what is below it is put aside.
        case save(level: Int)
        /// The same, and the row is cleared: for a mask, and for what is to be composited by itself.
        case isolate(level: Int)
        /// The group ends: what the row has become is laid over what was put aside.
        case merge(level: Int, opacity: Double, clip: DeviceShape?)
        /// The same for masks and blend modes.
        indirect case blend(Blend)
    }

    /// The pixels it may change, within the canvas. Not empty but in a plan that was cut.
    var bounds: PixelBounds
    let work: Work
}

/// The end of a group whose pixels are not simply laid over what was put aside at `level`.
struct Blend: Sendable {
    let level: Int
    let opacity: Double
    let clip: DeviceShape?
    /// If there is one, the row holds the mask, and the group was put aside at `level + 1`.
    let mask: Mask.Kind?
    /// Unless it is normal, the group was composited by itself.
    let mode: BlendMode
}
