/// Objective-C names of methods whose Swift names differ.
enum AppleSelectors {
    private static let renamed: [MethodName: String] = [
        MethodName(base: "dismiss", labels: ["animated", "completion"]): "dismissViewControllerAnimated:completion:",
        MethodName(base: "present", labels: ["_", "animated", "completion"]):
            "presentViewController:animated:completion:",
        MethodName(base: "popViewController", labels: ["animated"]): "popViewControllerAnimated:",
        MethodName(base: "popToRootViewController", labels: ["animated"]): "popToRootViewControllerAnimated:",
        MethodName(base: "pushViewController", labels: ["_", "animated"]): "pushViewController:animated:",
        MethodName(base: "show", labels: ["_", "sender"]): "showViewController:sender:",
        MethodName(base: "showDetailViewController", labels: ["_", "sender"]): "showDetailViewController:sender:",
        MethodName(base: "endEditing", labels: ["_"]): "endEditing:",
        MethodName(base: "touchesBegan", labels: ["_", "with"]): "touchesBegan:withEvent:",
        MethodName(base: "touchesMoved", labels: ["_", "with"]): "touchesMoved:withEvent:",
        MethodName(base: "touchesEnded", labels: ["_", "with"]): "touchesEnded:withEvent:",
        MethodName(base: "touchesCancelled", labels: ["_", "with"]): "touchesCancelled:withEvent:",
        MethodName(base: "viewWillTransition", labels: ["to", "with"]):
            "viewWillTransitionToSize:withTransitionCoordinator:",
        MethodName(base: "hitTest", labels: ["_", "with"]): "hitTest:withEvent:",
        MethodName(base: "point", labels: ["inside", "with"]): "pointInside:withEvent:",
        MethodName(base: "prepare", labels: ["for", "sender"]): "prepareForSegue:sender:",
    ]

    /// Objective-C names of static properties, by class and Swift name.
    static let classProperties = [
        "UIApplication.shared": "sharedApplication", "UIScreen.main": "mainScreen", "UIDevice.current": "currentDevice",
        "UIPasteboard.general": "generalPasteboard",
    ]

    /// Returns the Objective-C name of a property: `hidden` for `isHidden`.
    static func key(of property: String) -> String {
        guard property.hasPrefix("is"), property.dropFirst(2).first?.isUppercase == true else { return property }
        return property.dropFirst(2).prefix(1).lowercased() + property.dropFirst(3)
    }

    static func name(of method: MethodName) -> String { renamed[method] ?? method.selector }
}
