extension Matrix4 {
    /// `progress` of the way to `end`: exactly this matrix at 0 and `end` at 1, beyond both outside 0…1.
    ///
    /// The ``MatrixParts`` are mixed. Two matrices that only scale and move mix entry by entry, which is the same and also
    /// right where a scale is 0. Where a matrix has no parts the way is a jump: this one up to ½, `end` from there on, as
    /// in CSS Transforms 2, section 8.1.
    public func mixed(with end: Matrix4, _ progress: Double) -> Matrix4 {
        if progress == 0 { return self }
        if progress == 1 { return end }
        if isScaleAndTranslation, end.isScaleAndTranslation, keepsSigns(of: end) {
            return Matrix4(
                row1 + (end.row1 - row1) * progress, row2 + (end.row2 - row2) * progress,
                row3 + (end.row3 - row3) * progress, row4 + (end.row4 - row4) * progress)
        }
        guard let from = MatrixParts(self), let to = MatrixParts(end) else { return progress < 0.5 ? self : end }
        return from.mixed(with: to, progress).matrix
    }

    /// No axis is turned over on the way: turning two over is half a turn.
    private func keepsSigns(of other: Matrix4) -> Bool {
        row1.x * other.row1.x >= 0 && row2.y * other.row2.y >= 0 && row3.z * other.row3.z >= 0
    }
}
