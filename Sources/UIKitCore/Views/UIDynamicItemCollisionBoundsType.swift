/// The shape of an item in collisions. Raw values match the public header.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle, ellipse, path
}
