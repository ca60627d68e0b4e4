import UIKit

/// Images of views and layers.
@MainActor enum SnapshotDrawing {
    /// - Parameter onScreen: Whether the view is drawn in a window, to which it is added if it has none.
    static func image(of view: UIView, onScreen: Bool) -> UIImage {
        guard onScreen else {
            view.layoutIfNeeded()
            return image(of: view.layer)
        }
        let window = view.window == nil && !(view is UIWindow) ? UIWindow() : nil
        window?.isHidden = false
        window?.addSubview(view)
        defer { if window != nil { view.removeFromSuperview() } }
        view.layoutIfNeeded()
        return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    static func image(of layer: CALayer) -> UIImage {
        layer.layoutIfNeeded()
        return UIGraphicsImageRenderer(bounds: layer.bounds).image { layer.render(in: $0.cgContext) }
    }
}
