/// The place in a storyboard that a controller comes from.
@MainActor package final class ControllerOrigin {
    /// The storyboard. Its type is declared with the storyboard code, which this file does not depend on.
    let storyboard: NSObject
    /// The controller's object ID.
    package let id: String
    /// Closures that perform the segues from the controller, keyed by the segues' object IDs.
    package var performers: [String: @MainActor () -> Void] = [:]

    /// The other top-level objects of the controller's scene, which live as long as the controller.
    package var companions: [NSObject] = []

    package init(storyboard: NSObject, id: String) {
        self.storyboard = storyboard
        self.id = id
    }
}
