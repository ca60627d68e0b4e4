import UIKit

// What a picture of real UIKit shows, drawn again: the name of the picture, its size and scale, and the screen.
public struct DeviceCase: Sendable {
    public let name: String
    /// The size in pixels.
    public let pixels: CGSize
    /// Pixels per point.
    public let scale: Double
    /// Whether the size is the natural size of the view.
    public let isFitted: Bool
    public let makeController: @MainActor @Sendable () -> UIViewController

    @MainActor public static let all: [DeviceCase] =
        boxes + layers + drawings + labels + texts + transforms + buttons + controls + fields + bars + lists

    /// A case with its own screen, whose size is in points.
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

    /// A case whose view fills a picture, whose size is in points.
    init(
        _ name: String, _ width: Double, _ height: Double, scale: Double = 3,
        view: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.init(name, width, height, scale: scale) { ViewController(view()) }
    }

    /// A case whose view has its natural size, in pixels.
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
