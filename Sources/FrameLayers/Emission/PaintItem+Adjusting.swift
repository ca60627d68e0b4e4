internal import FrameGeometry
internal import FramePainting

extension PaintItem {
    /// Returns the item in other coordinates, with `name` if it has none. A rectangle that is only moved stays a
    /// rectangle without a transform.
    func placed(by map: Affine, name: String) -> PaintItem {
        switch self {
        case .fill(var fill):
            fill.name = fill.name ?? name
            if map.isTranslation, fill.transform.isIdentity, case .rect(let rect) = fill.shape {
                fill.shape = .rect(DisplayNumber.rect(rect.translated(by: Point(x: map.tx, y: map.ty))))
            } else {
                fill.transform = fill.transform.then(map)
            }
            return .fill(fill)
        case .image(var image):
            image.name = image.name ?? name
            image.transform = image.transform.then(map)
            return .image(image)
        case .group(var group):
            group.name = group.name ?? name
            group.transform = group.transform.then(map)
            return .group(group)
        }
    }
}

extension PaintItem {
    /// Returns the item with its colors multiplied by `color`, component by component; for images, only the alpha is
    /// multiplied.
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
            // The mask is not drawn itself, so it is not tinted.
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

extension PaintItem {
    /// Returns the item with its opacity multiplied by `factor`, 0…1.
    func faded(by factor: Double) -> PaintItem {
        switch self {
        case .fill(var fill):
            fill.opacity = DisplayNumber.fraction(fill.opacity * factor)
            return .fill(fill)
        case .image(var image):
            image.opacity = DisplayNumber.fraction(image.opacity * factor)
            return .image(image)
        case .group(var group):
            group.opacity = DisplayNumber.fraction(group.opacity * factor)
            return .group(group)
        }
    }
}
