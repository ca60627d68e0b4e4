/// An object that moves instead of the content of a scroll view inside it, under the same finger: a sheet.
///
/// It is the delegate of a recognizer of a view around the scroll view. Distances are points downwards.
@MainActor protocol ScrollPartner: AnyObject {
    /// A finger begins to drag content that is at its top.
    ///
    /// - Returns: whether the partner takes part in the drag.
    func beginSharing() -> Bool

    /// - Parameter distance: of the finger since it began to drag.
    /// - Returns: the part of it that is left for the content, 0 or less.
    func split(_ distance: CGFloat) -> CGFloat

    /// The finger was lifted.
    ///
    /// - Returns: whether the partner takes the velocity.
    func endSharing(velocity: CGFloat) -> Bool
}

extension UIScrollView {
    /// The partner in the nearest view that has one, if it takes part in a drag by `distance` that begins now.
    func partner(inDragBy distance: CGPoint) -> (any ScrollPartner)? {
        guard abs(distance.y) > abs(distance.x), contentOffset.y <= offsetRange.y.lowerBound else { return nil }
        let partner = sequence(first: self, next: { $0.superview })
            .lazy.flatMap(\.attachedRecognizers).compactMap { $0.delegate as? any ScrollPartner }.first
        return partner?.beginSharing() == true ? partner : nil
    }
}
