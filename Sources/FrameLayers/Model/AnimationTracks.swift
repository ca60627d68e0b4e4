/// The tracks of one animation, with the effects that matter to the superlayer of the animated layer.
///
/// All commits that contain an animation share this object, because copies would take memory and time in proportion to
/// the animations of each commit.
public final class AnimationTracks: Sendable {
    /// Tracks in the order of their animations in a group.
    public let tracks: [Track]
    /// Whether a track changes the layer's order among its siblings.
    let changesOrder: Bool
    /// Whether a track changes the layer's transform.
    let changesTransform: Bool

    public init(_ tracks: [Track]) {
        self.tracks = tracks
        changesOrder = tracks.contains { $0.property.effect == .order }
        changesTransform = tracks.contains { $0.property.name == LayerProperty.transform.keyPath }
    }

    public static let none = AnimationTracks([])
}
