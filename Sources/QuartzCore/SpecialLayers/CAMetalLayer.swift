/// A format of the pixels of a texture. Raw values match the public header of Metal.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case rgba8Unorm = 70
    case rgba8Unorm_srgb = 71
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgb10a2Unorm = 90
    case bgr10a2Unorm = 94
    case rgba16Float = 115
    case bgra10_xr = 552
    case bgra10_xr_srgb = 553
    case bgr10_xr = 554
    case bgr10_xr_srgb = 555
}

/// A layer whose content Metal draws.
///
/// Differs from Core Animation: there is no Metal, so the layer shows its background only. Its properties are stored
/// without effect.
@MainActor @preconcurrency open class CAMetalLayer: CALayer {
    /// Stored without effect: there is no Metal.
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    /// Stored without effect: there is no Metal.
    open var framebufferOnly = true
    /// The size of a texture in pixels: that of the bounds at the contents' scale until it is set.
    open var drawableSize: CGSize {
        get {
            ownDrawableSize
                ?? CGSize(width: bounds.width * contentsScale, height: bounds.height * contentsScale)
        }
        set { ownDrawableSize = newValue }
    }
    /// Stored without effect: there is no Metal.
    open var presentsWithTransaction = false
    /// Stored without effect: there is no Metal.
    open var maximumDrawableCount = 3
    /// Stored without effect: there is no Metal.
    open var allowsNextDrawableTimeout = true
    /// Stored without effect: there is no Metal.
    open var colorspace: CGColorSpace?
    private var ownDrawableSize: CGSize?
}
