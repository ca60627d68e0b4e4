extension UIViewController {
    /// The controller created for an object of a storyboard, among this controller and its descendants, whose views
    /// this loads.
    package func descendant(madeFor id: String) -> UIViewController? {
        if origin?.id == id { return self }
        loadViewIfNeeded()
        return children.lazy.compactMap { $0.descendant(madeFor: id) }.first
    }

    /// Performs the segue with an object ID, as if its trigger had been touched.
    ///
    /// - Returns: Whether the controller has the segue.
    package func performSegue(withObjectID id: String) -> Bool {
        loadViewIfNeeded()
        guard let perform = origin?.performers[id] else { return false }
        perform()
        return true
    }
}
