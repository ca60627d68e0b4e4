/// The part of a storyboard to show.
public enum StoryboardPart: Equatable, Sendable {
    /// The initial controller, or the controller of the first scene if none is marked.
    case initial
    /// The scene with this ID, or whose controller has this object ID or storyboard identifier.
    case scene(String)
    /// A scene as in ``scene(_:)``, but without the container around it.
    case alone(String)
    /// The segue with this object ID or identifier, from the controller that performs it.
    case segue(String)
}
