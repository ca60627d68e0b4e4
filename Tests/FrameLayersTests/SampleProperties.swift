import FrameGeometry
import FrameLayers
import FramePainting

/// Layers for tests of rules: every property differs from its default, with one kind of transform each.
enum SampleProperties {
    static let all: [LayerProperties] = transforms.map { transform in
        var properties = LayerProperties()
        properties.bounds = Rect(x: 3, y: -2, width: 40, height: 25)
        properties.position = Point(x: 70, y: 50.5)
        properties.anchorPoint = Point(x: 0.25, y: 1)
        properties.zPosition = 2
        properties.transform = transform
        properties.opacity = 0.75
        properties.backgroundColor = Color(red8: 10, green8: 200, blue8: 30, alpha8: 255)
        properties.cornerRadius = 6
        properties.borderWidth = 1.5
        properties.borderColor = Color(red: 0.2, green: 0.3, blue: 0.4, alpha: 0.5)
        properties.contentsRect = Rect(x: 0.25, y: 0, width: 0.5, height: 1)
        properties.contentsCenter = Rect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        properties.sublayerTransform = .rotation(0.25)
        properties.shadowPath = triangle
        properties.shape.path = triangle.applying(.scale(x: 2, y: 2))
        properties.shape.strokeColor = .white
        properties.gradient.colors = [.black, .white]
        properties.replication.transform = .translation(x: 3, y: 4)
        return properties
    }

    static let triangle = Path([
        .move(Point(x: 1, y: 2)), .line(Point(x: 9, y: 3)), .quadratic(control: Point(x: 7, y: 7), Point(x: 2, y: 8)),
        .close,
    ])

    private static let transforms: [Affine] = [
        .identity, .translation(x: 12, y: -7), .scale(x: 1.5, y: 1.5), .rotation(0.5), .rotation(-2.5),
        Affine.scale(x: 2, y: 2).then(.rotation(1)).then(.translation(x: 5, y: 6)),
    ]

    /// Returns a value of each kind that differs from all values in ``all``.
    static func other(like kind: AnimatedValue) -> AnimatedValue {
        switch kind {
        case .number: .number(0.4375)
        case .point: .point(Point(x: -4, y: 9))
        case .size: .size(Size(width: 12, height: 99))
        case .rect: .rect(Rect(x: 0.125, y: 0.25, width: 0.5, height: 0.375))
        case .color: .color(Color(red: 1, green: 0, blue: 0.5, alpha: 0.25))
        case .affine: .affine(Affine.scale(x: 3, y: 3).then(.rotation(-0.25)))
        case .path(let path): .path(path.applying(.scale(x: 3, y: 0.5)).applying(.translation(x: 1, y: 1)))
        case .colors(let colors): .colors(colors.map { _ in Color(red: 1, green: 0, blue: 0.5, alpha: 0.25) })
        case .numbers(let numbers): .numbers(numbers.indices.map { 0.25 + Double($0) * 0.125 })
        case .image: .image(RasterImage(PixelBuffer(size: PixelSize(width: 2, height: 1), bytes: .init(1...8))))
        case .matrix: .matrix(Matrix4.scale(x: 3, y: 3, z: 1).then(.rotation(-0.25, about: [1, 1, 0])))
        }
    }
}

extension AnimatedValue {
    /// Returns whether the values are equal up to the rounding errors of decomposing and recomposing a transform.
    func isNear(_ other: AnimatedValue) -> Bool {
        components.count == other.components.count
            && zip(components, other.components).allSatisfy { abs($0 - $1) < 1e-12 }
    }
}
