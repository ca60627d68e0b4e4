/// What a layer is besides a rectangle.
public enum LayerKind: String, CaseIterable, Sendable {
    case plain
    /// Draws ``LayerProperties/shape`` over its background.
    case shape
    /// Draws ``LayerProperties/gradient`` over its background.
    case gradient
    /// Draws its sublayers several times: ``LayerProperties/replication``.
    case replicator
    /// Only holds its sublayers: nothing of its own is drawn, clipped or masked, and its opacity is that of each of them.
    case transform
}
