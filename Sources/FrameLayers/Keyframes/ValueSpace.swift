internal import FrameGeometry

/// Values of one kind as points of a space, for splines and distances.
///
/// Numbers, points, sizes, rectangles and colors are represented by their components. Transforms are represented by
/// their parts, so that a spline rotates without flattening: affine parts if all stay in the plane, otherwise matrix
/// parts. If one of them flattens, they are represented by their components, as in ``AnimatedValue/mixed(with:_:)``.
/// Distance is Euclidean; within transforms, a point of translation, a factor of 1 and a radian count alike (chosen:
/// Core Animation does not document its measure).
struct ValueSpace: Equatable, Sendable {
    private enum Reading: Equatable {
        /// Components of values like this one.
        case components(AnimatedValue)
        case affineParts(isMatrix: Bool)
        case matrixParts
    }

    let points: [[Double]]
    private let reading: Reading

    /// Fails for values of different kinds, or for no values.
    init?(_ values: [AnimatedValue]) {
        guard let first = values.first, values.allSatisfy(first.isSameKind(as:)) else { return nil }
        if let points = Self.affineParts(values) {
            self.init(points: points, reading: .affineParts(isMatrix: first.matrix != nil))
        } else if let points = Self.matrixParts(values) {
            self.init(points: points, reading: .matrixParts)
        } else {
            self.init(points: values.map(\.components), reading: .components(first))
        }
    }

    private init(points: [[Double]], reading: Reading) {
        self.points = points
        self.reading = reading
    }

    func value(at point: [Double]) -> AnimatedValue {
        switch reading {
        case .components(let value): value.replacing(components: point)
        case .affineParts(let isMatrix):
            isMatrix ? .matrix(Matrix4(Self.affine(point))) : .affine(Self.affine(point))
        case .matrixParts: .matrix(Self.matrix(point))
        }
    }

    static func distance(_ left: [Double], _ right: [Double]) -> Double {
        var sum = 0.0
        for (left, right) in zip(left, right) { sum += (right - left) * (right - left) }
        return sum.squareRoot()
    }

    /// Returns the parts of affine values. Angles continue from one value to the next, the shorter way.
    private static func affineParts(_ values: [AnimatedValue]) -> [[Double]]? {
        var points: [[Double]] = []
        var angle = 0.0
        var last: AffineParts?
        for value in values {
            guard let map = value.affine ?? value.matrix?.affine, map.determinant != 0,
                let parts = AffineParts(map).map({ $0.flipping(like: last ?? $0) })
            else { return nil }
            last = parts
            let turn = parts.rotation - angle
            angle = parts.rotation - 2 * .pi * (turn / (2 * .pi)).rounded(.toNearestOrEven)
            points.append([
                parts.translation.x, parts.translation.y, parts.scale.width, parts.scale.height, angle, parts.shear,
            ])
        }
        return points
    }

    private static func affine(_ point: [Double]) -> Affine {
        AffineParts(
            translation: Point(x: point[0], y: point[1]), scale: Size(width: point[2], height: point[3]),
            rotation: point[4], shear: point[5]
        ).affine
    }

    private static func matrixParts(_ values: [AnimatedValue]) -> [[Double]]? {
        var points: [[Double]] = []
        var last = Quaternion.identity
        for value in values {
            guard let matrix = value.matrix, let parts = MatrixParts(matrix) else { return nil }
            last = parts.rotation.nearer(to: last)
            let lists = [parts.translation, parts.scale, parts.shear].map { [$0.x, $0.y, $0.z] }
            let seen = parts.perspective
            points.append(lists.flatMap { $0 } + [last.x, last.y, last.z, last.w, seen.x, seen.y, seen.z, seen.w])
        }
        return points
    }

    private static func matrix(_ point: [Double]) -> Matrix4 {
        let turn = Quaternion(x: point[9], y: point[10], z: point[11], w: point[12])
        let length = turn.dot(turn).squareRoot()
        return MatrixParts(
            scale: [point[3], point[4], point[5]], shear: [point[6], point[7], point[8]],
            rotation: length > 0
                ? Quaternion(x: turn.x / length, y: turn.y / length, z: turn.z / length, w: turn.w / length)
                : .identity,
            translation: [point[0], point[1], point[2]], perspective: [point[13], point[14], point[15], point[16]]
        ).matrix
    }
}
