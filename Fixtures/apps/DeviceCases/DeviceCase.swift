import UIKit

// What a picture of real UIKit shows, drawn again: the name of the picture, its screen, and what is on it.
public struct DeviceCase: Sendable {
    public let name: String
    /// The size in pixels.
    public let pixels: CGSize
    /// Pixels per point.
    public let scale: Double
    /// The device that has the screen, with its insets; `nil` for a screen without any.
    public let device: String?
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Whether the size is the one that fits the view.
    public let isFitted: Bool
    public let makeController: @MainActor @Sendable () -> UIViewController

    @MainActor public static let all: [DeviceCase] =
        boxes + layers + drawings + labels + texts + transforms + buttons + controls + fields + bars + lists
        + navigationBars + tabBars + searches + sheets + corners + switches + sliders + keyboards + borderedFields
        + longTexts + titledButtons + forms + tables

    /// A case with its own screen, whose size is in points.
    init(
        _ name: String, _ width: Double, _ height: Double, scale: Double = 3,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        controller: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.init(
            name: name, pixels: CGSize(width: (width * scale).rounded(), height: (height * scale).rounded()),
            scale: scale, layoutDirection: layoutDirection, controller: controller)
    }

    /// The screen of a device. The picture may show a part of it.
    init(
        _ name: String, on device: PictureDevice,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        controller: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.init(
            name: name, pixels: device.pixels, scale: device.scale, device: device.name,
            layoutDirection: layoutDirection, controller: controller)
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
        self.init(
            name: name, pixels: CGSize(width: width, height: height), scale: scale, isFitted: true
        ) { ViewController(view()) }
    }

    private init(
        name: String, pixels: CGSize, scale: Double, device: String? = nil,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, isFitted: Bool = false,
        controller: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.pixels = pixels
        self.scale = scale
        self.device = device
        self.layoutDirection = layoutDirection
        self.isFitted = isFitted
        makeController = controller
    }
}

// A device on which pictures were taken.
struct PictureDevice {
    let name: String
    let pixels: CGSize
    let scale: Double

    /// The same screen as that of the iPhone Xs.
    static let iPhoneX = PictureDevice(name: "iPhone X", pixels: CGSize(width: 1125, height: 2436), scale: 3)
    static let iPhone15Pro = PictureDevice(name: "iPhone 15 Pro", pixels: CGSize(width: 1179, height: 2556), scale: 3)
    static let iPhone16Pro = PictureDevice(name: "iPhone 16 Pro", pixels: CGSize(width: 1206, height: 2622), scale: 3)
    static let iPhone16ProMax = PictureDevice(
        name: "iPhone 16 Pro Max", pixels: CGSize(width: 1320, height: 2868), scale: 3)
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
