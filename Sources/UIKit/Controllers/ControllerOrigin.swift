/// The place in a storyboard that a controller comes from.
@MainActor final class ControllerOrigin {
    /// The storyboard. Its type is declared with the storyboard code, which this file does not depend on.
    let storyboard: NSObject
    /// The controller's object ID.
    let id: String
    /// Closures that perform the segues from the controller, keyed by the segues' object IDs.
    var performers: [String: @MainActor () -> Void] = [:]

    /// The other top-level objects of the controller's scene, which live as long as the controller.
    var companions: [NSObject] = []

    init(storyboard: NSObject, id: String) {
        self.storyboard = storyboard
        self.id = id
    }
}
