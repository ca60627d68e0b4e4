public import QuartzCore

extension UIApplication: ClassSelectorListing {
    /// The method that code shared with app extensions calls because `shared` does not compile there.
    public static var classSelectors: [Selector] {
        [Selector("sharedApplication", { (_: _ClassObject) in { UIApplication.running } })]
    }

    private static var running: UIApplication { shared }
}
