public import FrameProperties
internal import QuartzCore

/// A controller that lets the user choose a color.
///
/// Differs from UIKit: there are no colors to choose, which is reported as unsupported; the controller can be presented
/// and closed.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    @Observed open var selectedColor = UIColor.white { didSet { swatch.backgroundColor = _selectedColor.wrappedValue } }
    /// Stored without effect: there are no colors to choose.
    open var supportsAlpha = true
    private let swatch = UIView()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The side length of the swatch, in points; chosen.
    private static let swatchSide: CGFloat = 44

    open override func loadView() {
        let shell = ShellView("UIColorPickerViewController", title: "Colors") { [weak self] in self?.close() }
        swatch.backgroundColor = selectedColor
        swatch.accessibilityIdentifier = "selected color"
        swatch.layer.cornerRadius = Self.swatchSide / 2
        shell.addSubview(swatch)
        view = shell
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        swatch.frame = CGRect(
            x: (view.bounds.width - Self.swatchSide) / 2, y: view.bounds.midY - 2 * Self.swatchSide,
            width: Self.swatchSide, height: Self.swatchSide)
    }

    private func close() {
        dismiss(animated: true)
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

/// Receives the chosen color.
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Never called: there are no colors to choose.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The iOS 14 variant of the method above, never called.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
