/// The part of a storyboard to show.
public enum StoryboardPart: Equatable, Sendable {
    /// The initial controller, or that of the first scene if none is marked.
    case initial
    /// The scene with this id, or whose controller has this object id or storyboard identifier.
    case scene(String)
    /// As ``scene(_:)``, without the container around it.
    case alone(String)
    /// The segue with this object id or identifier, from the controller that performs it.
    case segue(String)
}
