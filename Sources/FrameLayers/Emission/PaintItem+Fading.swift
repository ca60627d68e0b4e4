internal import FramePainting

extension PaintItem {
    /// The item with its opacity multiplied by `factor`, 0…1.
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
