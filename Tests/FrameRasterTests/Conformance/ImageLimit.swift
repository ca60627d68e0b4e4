/// The accuracy required of an image, depending on its content. One level is always rounding.
enum ImageLimit: String {
    /// Upright edges, colours, images and masks.
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

    /// The mean of each pixel's largest difference, counting differences above rounding.
    var mean: Double {
        switch self {
        case .flat, .edge: 0.12
        case .blur, .shadow: 0.3
        }
    }
}
