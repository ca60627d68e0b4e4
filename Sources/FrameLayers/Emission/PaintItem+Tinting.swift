internal import FrameGeometry
internal import FramePainting

extension PaintItem {
    /// The item with its colours multiplied by `color`'s, component by component. Of pictures only the alpha is.
    func tinted(by color: Color) -> PaintItem {
        switch self {
        case .fill(var fill):
            switch fill.paint {
            case .color(let own): fill.paint = .color(own.multiplied(by: color))
            case .gradient(var gradient):
                gradient.stops = gradient.stops.map { Gradient.Stop($0.offset, $0.color.multiplied(by: color)) }
                fill.paint = .gradient(gradient)
            }
            return .fill(fill)
        case .image:
            return faded(by: color.alpha)
        case .group(var group):
            // The mask is not seen; what it lets through is.
            let opaque = Color(red: color.red, green: color.green, blue: color.blue, alpha: 1)
            group.items = group.items.map { $0.tinted(by: opaque) }
            return PaintItem.group(group).faded(by: color.alpha)
        }
    }
}

extension Color {
    fileprivate func multiplied(by other: Color) -> Color {
        DisplayNumber.color(
            Color(
                red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha))
    }
}
