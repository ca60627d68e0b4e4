/// The required accuracy of an image, depending on its content. One level always counts as rounding.
enum ImageLimit: String {
    /// Upright edges, colors, images and masks.
    case flat
    /// Slanted and curved edges.
    case edge
    case blur
    case shadow

    /// The largest difference of a channel.
    var largest: Int {
        switch self {
        case .flat: 1
        case .edge, .blur, .shadow: 2
        }
    }

    /// The mean over all pixels of the largest difference, counting differences above rounding.
    var mean: Double {
        switch self {
        case .flat, .edge: 0.12
        case .blur, .shadow: 0.3
        }
    }
}
