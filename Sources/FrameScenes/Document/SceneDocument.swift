public import FrameJSON

/// What a scene file says, every name and number of it checked; the values UIKit objects are then made from.
///
/// `Schemas/scene.schema.json` explains the file to people and editors.
public struct SceneDocument: Equatable, Sendable {
    public var title: String?
    public var canvas: CanvasDescription
    /// In the order of the file; at least one.
    public var screens: [ScreenDescription]
    /// The name of the screen that is there from the start.
    public var root: String
    public var script: [ScriptAction]

    /// Every image the screens show, with the place that first asks for it.
    public var images: [ImageReference]

    /// The screen called `name`.
    public func screen(_ name: String) -> ScreenDescription? {
        screens.first { $0.name == name }
    }

    public enum Key: String, JSONKey {
        case schema = "$schema"
        case title, device, canvas, components, screens, root, script
    }
}
