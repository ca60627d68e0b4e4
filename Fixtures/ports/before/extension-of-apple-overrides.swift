import UIKit

public enum ExtensionOfAppleOverrides {
    @MainActor public static func run() -> [String] {
        let navigation = ExtensionOfAppleNavigation()
        navigation.loadViewIfNeeded()
        let screen = UITabBarController()
        screen.loadViewIfNeeded()
        let views = [UIView(), UIImageView(), UIStackView(), ExtensionOfAppleStack()]
        return [
            "\(navigation.shouldAutorotate) \(screen.shouldAutorotate) \(navigation.view.tag) \(screen.view.tag)",
            "\(ExtensionOfAppleTabs().canBecomeFirstResponder) \(screen.canBecomeFirstResponder)",
            "\(ExtensionOfAppleTabs().inputView?.tag ?? 0) \(screen.inputView?.tag ?? 0)",
            "\(ExtensionOfAppleWindow().sizeThatFits(.zero)) \(UIView().sizeThatFits(.zero))",
            hidden(ExtensionOfAppleImage()) + " " + hidden(UIImageView()),
            fitted(ExtensionOfApplePages()) + " " + fitted(UIPageControl()),
        ] + views.map { $0.extensionOfAppleFill(2) + " " + $0.extensionOfAppleName }
    }

    @MainActor private static func hidden(_ image: UIImageView) -> String {
        image.isHidden = true
        return "\(image.isHidden) \(image.tag) \(image.alpha)"
    }

    @MainActor private static func fitted(_ pages: UIPageControl) -> String {
        pages.awakeFromNib()
        pages.sizeToFit()
        return "\(pages.frame.height == 90) \(pages.tag)"
    }
}
// → false true 8 0
// → true false
// → 6 0
// → (60.0, 60.0) (0.0, 0.0)
// → true 1 0.5 true 0 1.0
// → true 5 false 0
// → view 2 plain
// → image view 2 plain
// → stack view 2 stacked plain
// → own stack view 2 stacked plain

// The controllers of other tests in the same process stay as they are.
extension UITabBarController {
    override open var canBecomeFirstResponder: Bool { self is ExtensionOfAppleTabs }
    override open var inputView: UIView? {
        guard self is ExtensionOfAppleTabs else { return super.inputView }
        let keys = UIView()
        keys.tag = 6
        return keys
    }
}
class ExtensionOfAppleTabs: UITabBarController {}
extension UIImageView {
    override open var isHidden: Bool {
        willSet { if newValue, self is ExtensionOfAppleImage { alpha = 0.5 } }
        didSet { if self is ExtensionOfAppleImage { tag = oldValue ? 2 : 1 } }
    }
}
class ExtensionOfAppleImage: UIImageView {}
extension UIWindow {
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self is ExtensionOfAppleWindow ? CGSize(width: 60, height: 60) : super.sizeThatFits(size)
    }
}
class ExtensionOfAppleWindow: UIWindow {}
extension UIPageControl {
    override open func awakeFromNib() {
        super.awakeFromNib()
        if self is ExtensionOfApplePages { tag = 5 }
    }
    override open func sizeToFit() {
        super.sizeToFit()
        if self is ExtensionOfApplePages { frame.size.height = 90 }
    }
}
class ExtensionOfApplePages: UIPageControl {}
extension UINavigationController {
    override open var shouldAutorotate: Bool {
        get { self is ExtensionOfAppleNavigation ? !super.shouldAutorotate : super.shouldAutorotate }
    }
    override open func viewDidLoad() {
        super.viewDidLoad()
        if self is ExtensionOfAppleNavigation { view.tag += 7 }
    }
}
class ExtensionOfAppleNavigation: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.tag += 1
    }
}

extension UIView {
    @objc func extensionOfAppleFill(_ number: Int) -> String { "view \(number)" }
    @objc var extensionOfAppleName: String { "plain" }
}
extension UIImageView {
    override func extensionOfAppleFill(_ number: Int) -> String { "image " + super.extensionOfAppleFill(number) }
}
extension UIStackView {
    override func extensionOfAppleFill(_ number: Int) -> String { "stack " + super.extensionOfAppleFill(number) }
    override var extensionOfAppleName: String { "stacked " + super.extensionOfAppleName }
}
class ExtensionOfAppleStack: UIStackView {
    override func extensionOfAppleFill(_ number: Int) -> String { "own " + super.extensionOfAppleFill(number) }
}
