import FrameGeometry
public import FrameJSON

extension DisplayList {
    /// Returns the text form as a JSON tree, without members that have default values.
    ///
    /// ``init(json:image:)`` restores an equal list if all numbers are finite and in their documented ranges, and
    /// `image` resolves each name to the same image.
    ///
    /// - Parameter imageName: Returns the name of an image in the text.
    public func json(imageName: (RasterImage) -> String) -> JSONValue {
        var members = JSONMembers<DisplayListKeys.List>()
        members.add(.size, [.number(Double(size.width)), .number(Double(size.height))])
        members.add(.scale, .number(scale), unless: scale == 1)
        members.add(.background, background.json, unless: background == .clear)
        members.add(.items, .array(items.map { $0.json(imageName: imageName) }))
        return members.json
    }
}

extension PaintItem {
    func json(imageName: (RasterImage) -> String) -> JSONValue {
        switch self {
        case .fill(let fill): fill.json
        case .image(let image): image.json(name: imageName(image.image))
        case .group(let group): group.json(imageName: imageName)
        }
    }
}
