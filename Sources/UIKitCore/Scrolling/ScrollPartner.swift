/// An object, such as a sheet, that moves with a touch in place of a scroll view's content.
///
/// It is the delegate of a recognizer of a view around the scroll view. Distances are in points, downward.
@MainActor protocol ScrollPartner: AnyObject {
    /// Called when a touch begins to drag content that is at its top.
    ///
    /// - Returns: Whether the partner takes part in the drag.
    func beginSharing() -> Bool

    /// - Parameter distance: The distance of the touch since the drag began.
    /// - Returns: The part of it that is left for the content, 0 or less.
    func split(_ distance: CGFloat) -> CGFloat

    /// Called when the touch ends.
    ///
    /// - Returns: Whether the partner takes over the velocity.
    func endSharing(velocity: CGFloat) -> Bool
}

extension UIScrollView {
    /// The partner of the nearest enclosing view that takes part in a drag by `distance` that begins now.
    func partner(inDragBy distance: CGPoint) -> (any ScrollPartner)? {
        guard abs(distance.y) > abs(distance.x), contentOffset.y <= offsetRange.y.lowerBound else { return nil }
        let partner = sequence(first: self, next: { $0.superview })
            .lazy.flatMap(\.attachedRecognizers).compactMap { $0.delegate as? any ScrollPartner }.first
        return partner?.beginSharing() == true ? partner : nil
    }
}
