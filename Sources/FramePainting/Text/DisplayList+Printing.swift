import FrameGeometry

extension DisplayList {
    /// The text form as a tree; what an option's default says is left out.
    ///
    /// Reading it back (``init(json:bitmap:)``) gives an equal list, provided its numbers are finite and as their
    /// declarations demand, and each bitmap is found under its name again.
    ///
    /// - Parameter bitmapName: What an image is called in the text.
    public func json(bitmapName: (Bitmap) -> String) -> JSONValue {
        var members = Members<DisplayListKeys.List>()
        members.add(.size, [.number(Double(size.width)), .number(Double(size.height))])
        members.add(.scale, .number(scale), unless: scale == 1)
        members.add(.background, background.json, unless: background == .clear)
        members.add(.items, .array(items.map { $0.json(bitmapName: bitmapName) }))
        return members.json
    }
}

extension PaintItem {
    fileprivate func json(bitmapName: (Bitmap) -> String) -> JSONValue {
        switch self {
        case .fill(let fill): fill.json
        case .image(let image): image.json(name: bitmapName(image.bitmap))
        case .group(let group): group.json(bitmapName: bitmapName)
        }
    }
}

extension Fill {
    fileprivate var json: JSONValue {
        var members = Members<DisplayListKeys.Fill>()
        members.add(.fill, color.json)
        members.add(.rect, shape.rect.json)
        if let radii = shape.radii { members.add(.radii, radii.json) }
        if let width = shape.ringWidth { members.add(.ring, .number(width)) }
        members.add(.blur, .number(blur), unless: blur == 0)
        members.add(.opacity, .number(opacity), unless: opacity == 1)
        members.add(.transform, transform.json, unless: transform.isIdentity)
        if let name { members.add(.name, .string(name)) }
        return members.json
    }
}

extension ImageItem {
    fileprivate func json(name bitmapName: String) -> JSONValue {
        var members = Members<DisplayListKeys.Image>()
        members.add(.image, .string(bitmapName))
        members.add(.rect, rect.json)
        members.add(.source, source.json, unless: source == ImageItem.wholeSource)
        members.add(.sampling, .string(sampling.rawValue), unless: sampling == .bilinear)
        members.add(.opacity, .number(opacity), unless: opacity == 1)
        members.add(.transform, transform.json, unless: transform.isIdentity)
        if let name { members.add(.name, .string(name)) }
        return members.json
    }

    static let wholeSource = Rect(x: 0, y: 0, width: 1, height: 1)
}

extension Group {
    /// Its items come last, so that what governs them is read first.
    fileprivate func json(bitmapName: (Bitmap) -> String) -> JSONValue {
        var members = Members<DisplayListKeys.Group>()
        if let name { members.add(.name, .string(name)) }
        members.add(.opacity, .number(opacity), unless: opacity == 1)
        members.add(.transform, transform.json, unless: transform.isIdentity)
        if let clip { members.add(.clip, clip.json) }
        members.add(.group, .array(items.map { $0.json(bitmapName: bitmapName) }))
        return members.json
    }
}

extension Clip {
    fileprivate var json: JSONValue {
        var members = Members<DisplayListKeys.Clip>()
        members.add(.rect, shape.rect.json)
        if let radii = shape.radii { members.add(.radii, radii.json) }
        if let width = shape.ringWidth { members.add(.ring, .number(width)) }
        members.add(.transform, transform.json, unless: transform.isIdentity)
        return members.json
    }
}

/// An object in the making, in the order its members are added.
private struct Members<Key: JSONKey> {
    private var members: [JSONMember] = []

    var json: JSONValue { .object(members) }

    mutating func add(_ key: Key, _ value: JSONValue, unless isDefault: Bool = false) {
        if !isDefault { members.append(JSONMember(key.rawValue, value)) }
    }
}

extension Shape {
    fileprivate var rect: Rect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ring(let rect, _, _): rect
        }
    }

    /// What is printed: a rounded rectangle says its radii even if they are 0, a ring only if they are not.
    fileprivate var radii: CornerRadii? {
        switch self {
        case .rect: nil
        case .roundedRect(_, let radii): radii
        case .ring(_, let radii, _): radii.isZero ? nil : radii
        }
    }

    fileprivate var ringWidth: Double? {
        switch self {
        case .rect, .roundedRect: nil
        case .ring(_, _, let width): width
        }
    }
}

extension Rect {
    fileprivate var json: JSONValue {
        .array([.number(minX), .number(minY), .number(size.width), .number(size.height)])
    }
}

extension CornerRadii {
    fileprivate var json: JSONValue {
        self == CornerRadii(all: topLeft)
            ? .number(topLeft)
            : .array([topLeft, topRight, bottomRight, bottomLeft].map { .number($0) })
    }
}

extension Affine {
    fileprivate var json: JSONValue {
        .array([a, b, c, d, tx, ty].map { .number($0) })
    }
}
