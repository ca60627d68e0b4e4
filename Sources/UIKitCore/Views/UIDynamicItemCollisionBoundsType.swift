/// The shape of an item in collisions. Raw values are those of the public header.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle, ellipse, path
}
