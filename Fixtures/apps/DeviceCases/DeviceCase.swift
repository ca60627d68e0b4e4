import UIKit

// What a picture of real UIKit shows, drawn again: the name of the picture, its size and scale, and the screen.
public struct DeviceCase: Sendable {
    public let name: String
    /// In pixels.
    public let pixels: CGSize
    /// Pixels per point.
    public let scale: Double
    /// Whether the size is the one that fits the view.
    public let isFitted: Bool
    public let makeController: @MainActor @Sendable () -> UIViewController

    @MainActor public static let all: [DeviceCase] =
        boxes + layers + drawings + labels + texts + transforms + buttons + controls + fields + bars + lists

    /// A screen of its own, in points.
    init(
        _ name: String, _ width: Double, _ height: Double, scale: Double = 3,
        controller: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        pixels = CGSize(width: (width * scale).rounded(), height: (height * scale).rounded())
        self.scale = scale
        isFitted = false
        makeController = controller
    }

    /// A view that fills a picture of a size in points.
    init(
        _ name: String, _ width: Double, _ height: Double, scale: Double = 3,
        view: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.init(name, width, height, scale: scale) { ViewController(view()) }
    }

    /// A view of the size that fits it, in pixels.
    init(
        _ name: String, fittedTo width: Double, _ height: Double, scale: Double = 3,
        view: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.name = name
        pixels = CGSize(width: width, height: height)
        self.scale = scale
        isFitted = true
        makeController = { ViewController(view()) }
    }
}

// A controller whose view is made elsewhere.
final class ViewController: UIViewController {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = content }
}
