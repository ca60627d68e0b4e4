import FramePainting

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
