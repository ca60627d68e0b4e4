public import UIKit

/// The size of the image of a view.
///
/// The original declares it for views of SwiftUI only; here it is for views and controllers of UIKit.
public enum SwiftUISnapshotLayout: Sendable {
    /// The screen of a device.
    case device(config: ViewImageConfig)
    case fixed(width: CGFloat, height: CGFloat)
    /// The size that the view asks for.
    case sizeThatFits
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The image of a view of a given size.
    ///
    /// - Parameters:
    ///   - layout: The size. A view that asks for none by `sizeThatFits(_:)` has the smallest one that its constraints allow.
    ///   - traits: Traits in addition to those of a device.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        drawing(precision, perceptualPrecision) { view in
            let config = layout.config(of: view).with(size: nil, traits: traits)
            return try ScreenImage.of(view, size: config.size, traits: config.traits)
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The image of a controller's view of a given size.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        drawing(precision, perceptualPrecision) { controller in
            let config = layout.config(of: controller.view)
            return try ScreenImage.of(controller, config.with(size: nil, traits: traits))
        }
    }
}

extension SwiftUISnapshotLayout {
    @MainActor fileprivate func config(of view: UIView) -> ViewImageConfig {
        switch self {
        case .device(let config): return config
        case .fixed(let width, let height): return ViewImageConfig(size: CGSize(width: width, height: height))
        case .sizeThatFits:
            let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let size = fitting.width > 0 && fitting.height > 0 ? fitting : view.sizeThatFits(unlimited)
            return ViewImageConfig(size: size)
        }
    }
}
