/// How exact pictures must be, by what is in them. One level is rounding, wherever it is.
enum ImageLimit: String {
    /// Upright edges, colours, pictures and masks.
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

    /// The mean of each pixel's largest difference, where one is more than rounding.
    var mean: Double {
        switch self {
        case .flat, .edge: 0.12
        case .blur, .shadow: 0.3
        }
    }
}
