internal import FrameDynamics
internal import FrameGeometry

extension UIDynamicItem {
    /// The item's outline in collisions.
    func shape() throws(DynamicsError) -> BodyShape {
        if let group = self as? UIDynamicItemGroup { return try group.combinedShape() }
        let size = Size(bounds.size)
        return switch collisionBoundsType {
        case .rectangle: try .rectangle(size)
        case .ellipse: try .ellipse(size)
        case .path: try .outline(collisionBoundingPath.cgPath.path, size: size)
        }
    }
}
