import FramereelTesting
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// The image of a view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Accepted without effect: every view is shown on a screen.
    ///   - precision: The share of pixels that must match.
    ///   - perceptualPrecision: The precision with which a pixel must match.
    ///   - size: The size of the view; `nil` for its own.
    ///   - traits: Traits of the view. Their display scale is that of the screen by default.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        drawing(precision, perceptualPrecision) { try ScreenImage.of($0, size: size, traits: traits) }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    public static var image: Snapshotting { image() }

    /// The image of a controller's view on the screen of a device.
    ///
    /// - Parameters:
    ///   - size: The size of the view; `nil` for that of the screen.
    ///   - traits: Traits in addition to those of the screen.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        drawing(precision, perceptualPrecision) { try ScreenImage.of($0, config.with(size: size, traits: traits)) }
    }

    /// The image of a controller's view.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        image(
            on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
            traits: traits)
    }
}

extension ViewImageConfig {
    /// Returns the screen with another size, unless it is `nil`, and with additional traits.
    func with(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: safeArea, size: size ?? self.size,
            traits: UITraitCollection(traitsFrom: [self.traits, traits]))
    }
}

extension Snapshotting where Value == UIView, Format == String {
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The view and its subviews, one per line, with classes and frames.
    ///
    /// Differs from the original, whose lines are those of UIKit's private method.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        describing { view in
            _ = try? ScreenImage.of(view, size: size, traits: traits)
            return ViewDescription.lines(of: view)
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The views of a controller, one per line, with classes and frames.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        describing { controller in
            _ = try? ScreenImage.of(controller, config.with(size: size, traits: traits))
            return ViewDescription.lines(of: controller.view)
        }
    }

    /// The controller and its children, one per line.
    public static var hierarchy: Snapshotting {
        describing { ViewDescription.lines(of: $0) }
    }
}

extension Snapshotting where Format == String {
    fileprivate static func describing(_ describe: @escaping @MainActor (Value) -> [String]) -> Snapshotting {
        SimplySnapshotting<String>.lines.pullback { value in
            // Unchecked but safe: the caller waits for the description.
            nonisolated(unsafe) let value = value
            return MainThread.run { describe(value).map { $0 + "\n" }.joined() }
        }
    }
}

/// Descriptions of views and controllers in lines, indented by depth.
@MainActor private enum ViewDescription {
    static func lines(of view: UIView, depth: Int = 0) -> [String] {
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }
        var line = "<\(type(of: view)); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
        if view.isHidden { line += "; hidden = YES" }
        if view.alpha < 1 { line += "; alpha = \(view.alpha)" }
        if let words = (view as? UILabel)?.text { line += "; text = '\(words)'" }
        let indented = String(repeating: "   | ", count: depth) + line + ">"
        return [indented] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }

    static func lines(of controller: UIViewController, depth: Int = 0) -> [String] {
        let state = controller.viewIfLoaded.map { "view: <\(type(of: $0))>" } ?? "view not loaded"
        let line = "<\(type(of: controller))>, \(state)"
        let indented = String(repeating: "   | ", count: depth) + line
        return [indented] + controller.children.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private static func text(_ number: CGFloat) -> String {
        let rounded = (Double(number) * 1000).rounded() / 1000
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
}
