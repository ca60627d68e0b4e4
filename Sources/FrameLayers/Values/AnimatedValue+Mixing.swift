internal import FrameGeometry
internal import FramePainting

extension AnimatedValue {
    /// Returns the value at `progress` between `self` and `end`: exactly `self` at 0 and `end` at 1, extrapolated
    /// outside 0…1.
    ///
    /// Colors are interpolated per gamma-encoded component, as measured on iOS; transforms by their parts
    /// (`AffineParts`, `MatrixParts`), an affine one and a matrix as two matrices; paths point by point, a line beside
    /// a curve as the curve along it; images pixel by pixel. Values of different kinds, paths of different structure and lists of different
    /// length are not interpolated: the result is `end`.
    public func mixed(with end: AnimatedValue, _ progress: Double) -> AnimatedValue {
        if progress == 0 { return self }
        if progress == 1 { return end }
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        func mix(_ from: Point, _ to: Point) -> Point { Point(x: mix(from.x, to.x), y: mix(from.y, to.y)) }
        func mix(_ from: Size, _ to: Size) -> Size {
            Size(width: mix(from.width, to.width), height: mix(from.height, to.height))
        }
        switch (self, end) {
        case (.number(let from), .number(let to)):
            return .number(mix(from, to))
        case (.point(let from), .point(let to)):
            return .point(mix(from, to))
        case (.size(let from), .size(let to)):
            return .size(mix(from, to))
        case (.rect(let from), .rect(let to)):
            return .rect(Rect(origin: mix(from.origin, to.origin), size: mix(from.size, to.size)))
        case (.color(let from), .color(let to)):
            return .color(
                Color(
                    red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
                    alpha: mix(from.alpha, to.alpha)))
        case (.affine(let from), .affine(let to)):
            return .affine(AffineParts.mixed(from, to, progress))
        case (.matrix(let from), .matrix(let to)):
            // Interpolate two matrices that stay in the plane there, because only there a reflection folds about its
            // own axis.
            guard let start = from.affine, let end = to.affine else { return .matrix(from.mixed(with: to, progress)) }
            return .matrix(Matrix4(AffineParts.mixed(start, end, progress)))
        case (.affine(let from), .matrix):
            return AnimatedValue.matrix(Matrix4(from)).mixed(with: end, progress)
        case (.matrix, .affine(let to)):
            return mixed(with: .matrix(Matrix4(to)), progress)
        case (.path(let from), .path(let to)):
            let (from, to) = from.alignedElements(with: to)
            return AnimatedValue.path(from).joined(with: .path(to), by: mix) ?? end
        case (.image(let from), .image(let to)):
            return .image(RasterImage.mixed(from, to, progress))
        case (.path, _), (.colors, _), (.numbers, _):
            return joined(with: end, by: mix) ?? end
        case (.number, _), (.point, _), (.size, _), (.rect, _), (.color, _), (.affine, _), (.matrix, _),
            (.image, _):
            return end
        }
    }

    /// Returns this value added to `base`: the sum, for transforms this one followed by `base` (documented by Core
    /// Animation for additive animations), and for images this one unless it is clear. Returns `base` for values of different kinds.
    public func added(to base: AnimatedValue) -> AnimatedValue {
        switch (self, base) {
        case (.number(let value), .number(let base)):
            return .number(base + value)
        case (.point(let value), .point(let base)):
            return .point(base + value)
        case (.size(let value), .size(let base)):
            return .size(Size(width: base.width + value.width, height: base.height + value.height))
        case (.rect(let value), .rect(let base)):
            return .rect(
                Rect(
                    x: base.minX + value.minX, y: base.minY + value.minY,
                    width: base.size.width + value.size.width, height: base.size.height + value.size.height))
        case (.color(let value), .color(let base)):
            return .color(
                Color(
                    red: base.red + value.red, green: base.green + value.green, blue: base.blue + value.blue,
                    alpha: base.alpha + value.alpha))
        case (.affine(let value), .affine(let base)):
            return .affine(value.then(base))
        case (.matrix(let value), .matrix(let base)):
            return .matrix(value.then(base))
        case (.affine(let value), .matrix(let base)):
            return .matrix(Matrix4(value).then(base))
        case (.matrix(let value), .affine(let base)):
            return .matrix(value.then(Matrix4(base)))
        case (.image(let value), .image(let base)):
            return .image(value ?? base)
        case (.path, _), (.colors, _), (.numbers, _):
            return joined(with: base, by: +) ?? base
        case (.number, _), (.point, _), (.size, _), (.rect, _), (.color, _), (.affine, _), (.matrix, _),
            (.image, _):
            return base
        }
    }

    /// Returns the value that, added to `base`, gives this one. Returns `nil` if there is none because the kinds differ
    /// or a base transform flattens the plane.
    public func difference(from base: AnimatedValue) -> AnimatedValue? {
        switch (self, base) {
        case (.number(let value), .number(let base)):
            return .number(value - base)
        case (.point(let value), .point(let base)):
            return .point(value - base)
        case (.size(let value), .size(let base)):
            return .size(Size(width: value.width - base.width, height: value.height - base.height))
        case (.rect(let value), .rect(let base)):
            return .rect(
                Rect(
                    x: value.minX - base.minX, y: value.minY - base.minY,
                    width: value.size.width - base.size.width, height: value.size.height - base.size.height))
        case (.color(let value), .color(let base)):
            return .color(
                Color(
                    red: value.red - base.red, green: value.green - base.green, blue: value.blue - base.blue,
                    alpha: value.alpha - base.alpha))
        case (.affine(let value), .affine(let base)):
            return base.inverse.map { .affine(value.then($0)) }
        case (.matrix(let value), .matrix(let base)):
            return base.inverse.map { .matrix(value.then($0)) }
        case (.affine(let value), .matrix(let base)):
            return base.inverse.map { .matrix(Matrix4(value).then($0)) }
        case (.matrix(let value), .affine(let base)):
            return Matrix4(base).inverse.map { .matrix(value.then($0)) }
        case (.image, .image):
            return self
        case (.path, _), (.colors, _), (.numbers, _):
            return joined(with: base, by: -)
        case (.number, _), (.point, _), (.size, _), (.rect, _), (.color, _), (.affine, _), (.matrix, _),
            (.image, _):
            return nil
        }
    }

    /// The value that adds nothing.
    public var neutral: AnimatedValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .color: .color(.clear)
        case .affine: .affine(.identity)
        case .matrix: .matrix(.identity)
        case .path, .colors, .numbers: replacing(components: components.map { _ in 0 })
        case .image: .image(nil)
        }
    }

    /// Returns `count` times this value: a multiple, or for transforms a power. Returns ``neutral`` for 0 or less.
    func times(_ count: Int) -> AnimatedValue {
        switch self {
        case .image:
            return self
        case .number, .point, .size, .rect, .color, .path, .colors, .numbers:
            return replacing(components: components.map { $0 * Double(max(count, 0)) })
        case .affine, .matrix:
            // Square repeatedly, so that the power of a thousand cycles takes twenty products.
            var (power, rest, result) = (self, max(count, 0), neutral)
            while rest > 0 {
                if rest % 2 == 1 { result = power.added(to: result) }
                power = power.added(to: power)
                rest /= 2
            }
            return result
        }
    }
}
