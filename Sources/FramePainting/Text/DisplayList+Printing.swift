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

extension Fill {
    fileprivate var json: JSONValue {
        var members = JSONMembers<DisplayListKeys.Fill>()
        members.add(.fill, paint.json)
        members.add(shape)
        if let stroke { members.add(.stroke, stroke.json) }
        members.add(.blur, .number(blur), unless: blur == 0)
        members.add(.falloff, .string(falloff.rawValue), unless: falloff == .gaussian)
        members.add(.opacity, .number(opacity), unless: opacity == 1)
        members.add(.edges, .string(edges.rawValue), unless: edges == .smooth)
        members.add(.transform, transform.json, unless: transform.isIdentity)
        if let name { members.add(.name, .string(name)) }
        return members.json
    }
}

extension ImageItem {
    fileprivate func json(name imageName: String) -> JSONValue {
        var members = JSONMembers<DisplayListKeys.Image>()
        members.add(.image, .string(imageName))
        members.add(.rect, rect.json)
        members.add(.source, source.json, unless: source == ImageItem.wholeSource)
        members.add(.sampling, .string(sampling.rawValue), unless: sampling == .bilinear)
        members.add(.opacity, .number(opacity), unless: opacity == 1)
        members.add(.edges, .string(edges.rawValue), unless: edges == .smooth)
        members.add(.transform, transform.json, unless: transform.isIdentity)
        if let name { members.add(.name, .string(name)) }
        return members.json
    }

    static let wholeSource = Rect(x: 0, y: 0, width: 1, height: 1)
}

extension Clip {
    var json: JSONValue {
        var members = JSONMembers<DisplayListKeys.Clip>()
        members.add(shape)
        members.add(.edges, .string(edges.rawValue), unless: edges == .smooth)
        members.add(.transform, transform.json, unless: transform.isIdentity)
        return members.json
    }
}
