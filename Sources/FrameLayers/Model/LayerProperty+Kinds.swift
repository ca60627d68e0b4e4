internal import FrameGeometry
internal import FramePainting

// Accessors that read and write properties of each kind.
extension LayerProperty {
    typealias Accessor<Value> = WritableKeyPath<LayerProperties, Value> & Sendable

    private init<Value>(
        _ keyPath: String, _ kind: AnimatedValue.Kind, _ accessor: any Accessor<Value>, _ effect: Effect,
        _ viewAnimation: ViewAnimation?, wrap: @escaping @Sendable (Value) -> AnimatedValue,
        unwrap: @escaping @Sendable (AnimatedValue) -> Value?
    ) {
        self.keyPath = keyPath
        self.kind = kind
        self.effect = effect
        self.viewAnimation = viewAnimation
        read = { wrap($0[keyPath: accessor]) }
        write = { properties, value in
            if let value = unwrap(value) { properties[keyPath: accessor] = value }
        }
    }

    static func number(
        _ keyPath: String, _ accessor: any Accessor<Double>, _ effect: Effect, inViews: ViewAnimation? = nil
    ) -> LayerProperty {
        LayerProperty(keyPath, .number, accessor, effect, inViews, wrap: AnimatedValue.number) { $0.number }
    }

    static func point(
        _ keyPath: String, _ accessor: any Accessor<Point>, _ effect: Effect, inViews: ViewAnimation? = nil
    ) -> LayerProperty {
        LayerProperty(keyPath, .point, accessor, effect, inViews, wrap: AnimatedValue.point) { $0.point }
    }

    static func size(
        _ keyPath: String, _ accessor: any Accessor<Size>, _ effect: Effect, inViews: ViewAnimation? = nil
    ) -> LayerProperty {
        LayerProperty(keyPath, .size, accessor, effect, inViews, wrap: AnimatedValue.size) { $0.size }
    }

    static func rect(
        _ keyPath: String, _ accessor: any Accessor<Rect>, _ effect: Effect, inViews: ViewAnimation? = nil
    ) -> LayerProperty {
        LayerProperty(keyPath, .rect, accessor, effect, inViews, wrap: AnimatedValue.rect) { $0.rect }
    }

    static func color(
        _ keyPath: String, _ accessor: any Accessor<Color>, _ effect: Effect, inViews: ViewAnimation? = nil
    ) -> LayerProperty {
        LayerProperty(keyPath, .color, accessor, effect, inViews, wrap: AnimatedValue.color) { $0.color }
    }

    static func color(
        _ keyPath: String, _ accessor: any Accessor<Color?>, _ effect: Effect, inViews: ViewAnimation? = nil
    ) -> LayerProperty {
        LayerProperty(keyPath, .color, accessor, effect, inViews, wrap: { .color($0 ?? .clear) }) {
            $0.color.map(Optional.some)
        }
    }

    static func transform(
        _ keyPath: String, _ accessor: any Accessor<Matrix4>, _ effect: Effect, inViews: ViewAnimation? = nil
    ) -> LayerProperty {
        LayerProperty(keyPath, .transform, accessor, effect, inViews, wrap: AnimatedValue.transform) { $0.anyMatrix }
    }

    static func path(
        _ keyPath: String, _ accessor: any Accessor<Path>, _ effect: Effect
    ) -> LayerProperty {
        LayerProperty(keyPath, .path, accessor, effect, nil, wrap: AnimatedValue.path) { $0.path }
    }

    static func path(
        _ keyPath: String, _ accessor: any Accessor<Path?>, _ effect: Effect
    ) -> LayerProperty {
        LayerProperty(keyPath, .path, accessor, effect, nil, wrap: { .path($0 ?? Path()) }) {
            $0.path.map(Optional.some)
        }
    }

    static func image(
        _ keyPath: String, _ accessor: any Accessor<RasterImage?>, _ effect: Effect
    ) -> LayerProperty {
        LayerProperty(keyPath, .image, accessor, effect, nil, wrap: AnimatedValue.image) { $0.image }
    }

    static func colors(
        _ keyPath: String, _ accessor: any Accessor<[Color]>, _ effect: Effect
    ) -> LayerProperty {
        LayerProperty(keyPath, .colors, accessor, effect, nil, wrap: AnimatedValue.colors) { $0.colors }
    }

    static func numbers(
        _ keyPath: String, _ accessor: any Accessor<[Double]>, _ effect: Effect
    ) -> LayerProperty {
        LayerProperty(keyPath, .numbers, accessor, effect, nil, wrap: AnimatedValue.numbers) { $0.numbers }
    }

    /// Returns the row of a property that an application declares itself.
    ///
    /// - Parameter value: A value of the property's kind, which is read if there is none.
    public static func custom(_ key: String, like value: AnimatedValue) -> LayerProperty {
        LayerProperty(custom: key, like: value)
    }

    private init(custom key: String, like value: AnimatedValue) {
        keyPath = key
        kind = value.kind
        effect = .custom
        viewAnimation = nil
        read = { $0.custom.values[key] ?? value }
        write = { [kind] properties, new in
            if new.kind == kind { properties.custom.values[key] = new }
        }
    }

    /// The transform of a layer, of its sublayers, or from one copy of them to the next, whose parts are rows.
    struct Transform: Sendable {
        let name: String
        let accessor: any WritableKeyPath<LayerProperties, LayerTransform> & Sendable
        let effect: Effect

        static let own = Transform(name: "transform", accessor: \.ownTransform, effect: .geometry)
        static let ofSublayers = Transform(
            name: "sublayerTransform", accessor: \.transformOfSublayers, effect: .sublayers)
        static let ofInstances = Transform(
            name: "instanceTransform", accessor: \.transformOfInstances, effect: .replication)
    }

    /// Returns the row of a part of a transform that maps of the plane also have, such as radians, factors and points.
    /// Rotations are about x, then y, then z.
    static func part(
        _ name: String, _ flat: any WritableKeyPath<AffineParts, Double> & Sendable,
        _ deep: any WritableKeyPath<MatrixParts, Double> & Sendable, of transform: Transform = .own
    ) -> LayerProperty {
        LayerProperty(
            part: name, of: transform, read: { $0.part(flat, deep) }, write: { $0.setPart(flat, deep, $1) })
    }

    /// Returns the row of a part of a transform that leaves the plane.
    static func part(
        _ name: String, _ deep: any WritableKeyPath<MatrixParts, Double> & Sendable, of transform: Transform = .own
    ) -> LayerProperty {
        LayerProperty(part: name, of: transform, read: { $0.part(deep) }, write: { $0.setPart(deep, $1) })
    }

    private init(
        part name: String, of transform: Transform, read: @escaping @Sendable (LayerTransform) -> Double,
        write: @escaping @Sendable (inout LayerTransform, Double) -> Void
    ) {
        keyPath = transform.name + "." + name
        kind = .number
        effect = transform.effect
        viewAnimation = nil
        let accessor = transform.accessor
        self.read = { .number(read($0[keyPath: accessor])) }
        self.write = { properties, value in
            if let number = value.number { write(&properties[keyPath: accessor], number) }
        }
    }
}
