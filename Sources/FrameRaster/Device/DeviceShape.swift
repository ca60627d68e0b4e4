import FrameGeometry

/// A shape as the rows see it: where its edges are on the device.
enum DeviceShape: Equatable, Sendable {
    /// The direct way; gives exactly what four chains would.
    case rect(DeviceRect)
    /// An outline that winds once around what it covers: indices of the plan's chains.
    case outline(chains: Range<Int>)
    /// One that may cross itself.
    case path(chains: Range<Int>, FillRule)
    /// The pixels whose centres lie inside.
    case centres(chains: Range<Int>, FillRule)
}
