public import FrameJSON

/// An image file a scene asks for.
public struct ImageReference: Equatable, Sendable {
    /// Relative to the scene's folder.
    public var file: String
    /// Where the scene first names it.
    public var path: JSONPath
}
