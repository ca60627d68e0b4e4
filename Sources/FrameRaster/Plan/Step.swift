/// One thing a row does, in painting order.
struct Step: Sendable {
    enum Work: Sendable {
        case fill(SolidSource, DeviceShape)
        case image(ImageSource, DeviceShape)
        /// A blurred fill.
        case soft(SolidSource, SoftShape)
        /// A group begins: what is below it is put aside.
        case save(level: Int)
        /// The group ends: what the row has become is laid over what was put aside.
        case merge(level: Int, opacity: Double, clip: DeviceShape?)
    }

    /// The pixels it may change. Never empty, within the canvas.
    var bounds: PixelBounds
    var work: Work
}
