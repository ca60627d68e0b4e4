internal import FrameGeometry

extension MatrixParts {
    /// The rotation as turns about x, then y, then z, in radians: what `transform.rotation.x` and its siblings name.
    ///
    /// Of the two sets of turns that give one rotation the one with fewer turns about x and z is taken, so that half a turn
    /// about y is that and no more.
    var turns: SIMD3<Double> {
        get {
            let matrix = rotation.matrix
            let (first, second, third) = (matrix.row1, matrix.row2, matrix.row3)
            let across = (first.x * first.x + first.y * first.y).squareRoot()
            let turns: SIMD3<Double> = [
                RealMath.atan2(second.z, third.z), RealMath.atan2(-first.z, across), RealMath.atan2(first.y, first.x),
            ]
            guard turns.x.magnitude > .pi / 2, turns.z.magnitude > .pi / 2 else { return turns }
            func other(_ angle: Double) -> Double { angle > 0 ? angle - .pi : angle + .pi }
            return [other(turns.x), .pi - turns.y, other(turns.z)]
        }
        set {
            func turn(_ angle: Double, _ axis: SIMD3<Double>) -> Matrix4 { .rotation(angle, about: axis) }
            let matrix = turn(newValue.x, [1, 0, 0]).then(turn(newValue.y, [0, 1, 0])).then(
                turn(newValue.z, [0, 0, 1]))
            rotation = MatrixParts(matrix)?.rotation ?? rotation
        }
    }
}
