extension Matrix4 {
    /// The factor by which volumes grow, negative for mirror images.
    public var determinant: Double {
        Minors(self).determinant
    }

    /// The map back, or `nil` when the determinant is zero or not finite. A map of the plane has ``Affine/inverse`` as its
    /// inverse, to the last bit.
    public var inverse: Matrix4? {
        if let affine { return affine.inverse.map { Matrix4($0) } }
        let minors = Minors(self)
        let determinant = minors.determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let (top, bottom) = (minors.top, minors.bottom)
        // A column of the adjugate: three rows' minors, expanded by one of the rows and the minors of the other two.
        func column(_ row: SIMD4<Double>, _ minors: [Double]) -> SIMD4<Double> {
            let x = row.y * minors[5] - row.z * minors[4] + row.w * minors[3]
            let y = row.z * minors[2] - row.x * minors[5] - row.w * minors[1]
            let z = row.x * minors[4] - row.y * minors[2] + row.w * minors[0]
            let w = row.y * minors[1] - row.x * minors[3] - row.z * minors[0]
            return SIMD4(x, y, z, w) / determinant
        }
        let columns = [column(row2, bottom), -column(row1, bottom), column(row4, top), -column(row3, top)]
        func row(_ index: Int) -> SIMD4<Double> {
            [columns[0][index], columns[1][index], columns[2][index], columns[3][index]]
        }
        let inverse = Matrix4(row(0), row(1), row(2), row(3))
        return inverse.isFinite ? inverse : nil
    }

    /// The 2×2 determinants of the upper and of the lower two rows, for the column pairs 12, 13, 14, 23, 24, 34 (Laplace's
    /// expansion).
    private struct Minors {
        let top: [Double]
        let bottom: [Double]

        init(_ matrix: Matrix4) {
            func minors(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> [Double] {
                [
                    a.x * b.y - a.y * b.x, a.x * b.z - a.z * b.x, a.x * b.w - a.w * b.x,
                    a.y * b.z - a.z * b.y, a.y * b.w - a.w * b.y, a.z * b.w - a.w * b.z,
                ]
            }
            top = minors(matrix.row1, matrix.row2)
            bottom = minors(matrix.row3, matrix.row4)
        }

        var determinant: Double {
            let left = top[0] * bottom[5] - top[1] * bottom[4] + top[2] * bottom[3]
            return left + (top[3] * bottom[2] - top[4] * bottom[1] + top[5] * bottom[0])
        }
    }
}
