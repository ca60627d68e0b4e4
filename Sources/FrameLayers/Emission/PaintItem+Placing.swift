internal import FrameGeometry
internal import FramePainting

extension PaintItem {
    /// The item in other coordinates, and with a name if it has none. A rectangle that is only moved stays a plain
    /// rectangle.
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
