/// Where in a storyboard a controller comes from.
@MainActor package final class ControllerOrigin {
    /// Declared as what it is in Storyboards.
    let storyboard: NSObject
    /// The object id of the controller.
    package let id: String
    /// Performs the segues from the controller, by their object ids.
    package var performers: [String: @MainActor () -> Void] = [:]

    /// The objects that stand beside the controller in its scene and live as long.
    package var companions: [NSObject] = []

    package init(storyboard: NSObject, id: String) {
        self.storyboard = storyboard
        self.id = id
    }
}
