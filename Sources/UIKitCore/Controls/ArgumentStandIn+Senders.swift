package import QuartzCore

// Actions are called whatever the class of their sender.
extension ArgumentStandIn {
    @_dynamicReplacement(for:object(of:))
    @MainActor package static func sender(of type: AnyClass) -> NSObject? {
        guard StoredProperties.isOfFramework(type) else { return nil }
        switch type {
        case let type as UIView.Type: return type.init(coder: NSCoder())
        case let type as UIViewController.Type: return type.init(coder: NSCoder())
        case let type as UIBarItem.Type: return type.init(coder: NSCoder())
        case is UITapGestureRecognizer.Type: return UITapGestureRecognizer()
        case is UIScreenEdgePanGestureRecognizer.Type: return UIScreenEdgePanGestureRecognizer()
        case is UIPanGestureRecognizer.Type: return UIPanGestureRecognizer()
        case is UILongPressGestureRecognizer.Type: return UILongPressGestureRecognizer()
        case is UISwipeGestureRecognizer.Type: return UISwipeGestureRecognizer()
        case is UIPinchGestureRecognizer.Type: return UIPinchGestureRecognizer()
        case is UIRotationGestureRecognizer.Type: return UIRotationGestureRecognizer()
        case is UIGestureRecognizer.Type: return UIGestureRecognizer()
        default: return nil
        }
    }
}
