#sourceLocation(file: "Fixtures/ports/before/extension-of-apple-overrides.swift", line: 2)
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
    var inExtension_UITabBarController_canBecomeFirstResponder: Bool { self is ExtensionOfAppleTabs }
    var inExtension_UITabBarController_inputView: UIView? {
        guard self is ExtensionOfAppleTabs else { return _original(of: self, "UITabBarController.inputView", { super.inputView }) }
        let keys = UIView()
        keys.tag = 6
        return keys
    }
}; extension UIResponder { @_dynamicReplacement(for: canBecomeFirstResponder) var replacing_UIResponder_canBecomeFirstResponder: Bool { if let below = self as? UITabBarController, !_isOriginalCalled(of: below, "UITabBarController.canBecomeFirstResponder") { return below.inExtension_UITabBarController_canBecomeFirstResponder }; return canBecomeFirstResponder } }; extension UIResponder { @_dynamicReplacement(for: inputView) var replacing_UIResponder_inputView: UIView? { if let below = self as? UITabBarController, !_isOriginalCalled(of: below, "UITabBarController.inputView") { return below.inExtension_UITabBarController_inputView }; return inputView } }
class ExtensionOfAppleTabs: UITabBarController {}
extension UIImageView {
    func inExtension_UIImageView_willSet_isHidden(_ newValue: Bool) 
{ if newValue, self is ExtensionOfAppleImage { alpha = 0.5 } }; func inExtension_UIImageView_didSet_isHidden(_ oldValue: Bool) 
{ if self is ExtensionOfAppleImage { tag = oldValue ? 2 : 1 } }

}; extension UIView { @_dynamicReplacement(for: isHidden) var replacing_UIView_isHidden: Bool { get { return isHidden } set { if let below = self as? UIImageView, !_isOriginalCalled(of: below, "UIImageView.isHidden") { let oldValue = isHidden; below.inExtension_UIImageView_willSet_isHidden(newValue); _original(of: self, "UIImageView.isHidden", { self.isHidden = newValue }); below.inExtension_UIImageView_didSet_isHidden(oldValue); return }; isHidden = newValue } } }
class ExtensionOfAppleImage: UIImageView {}
extension UIWindow {
    func inExtension_UIWindow_sizeThatFits(_ size: CGSize) -> CGSize {
        self is ExtensionOfAppleWindow ? CGSize(width: 60, height: 60) : _original(of: self, "UIWindow.sizeThatFits", { super.sizeThatFits(size) })
    }
}; extension UIView { @_dynamicReplacement(for: sizeThatFits(_:)) func replacing_UIView_sizeThatFits(_ size: CGSize) -> CGSize { if let below = self as? UIWindow, !_isOriginalCalled(of: below, "UIWindow.sizeThatFits") { return below.inExtension_UIWindow_sizeThatFits(size) }; return sizeThatFits(size) } }
class ExtensionOfAppleWindow: UIWindow {}
extension UIPageControl {
    func inExtension_UIPageControl_awakeFromNib() {
        _original(of: self, "UIPageControl.awakeFromNib", { super.awakeFromNib() })
        if self is ExtensionOfApplePages { tag = 5 }
    }
    func inExtension_UIPageControl_sizeToFit() {
        _original(of: self, "UIPageControl.sizeToFit", { super.sizeToFit() })
        if self is ExtensionOfApplePages { frame.size.height = 90 }
    }
}; extension OpenObject { @_dynamicReplacement(for: awakeFromNib()) func replacing_OpenObject_awakeFromNib() { if let below = self as? UIPageControl, !_isOriginalCalled(of: below, "UIPageControl.awakeFromNib") { return below.inExtension_UIPageControl_awakeFromNib() }; return awakeFromNib() } }; extension UIView { @_dynamicReplacement(for: sizeToFit()) func replacing_UIView_sizeToFit() { if let below = self as? UIPageControl, !_isOriginalCalled(of: below, "UIPageControl.sizeToFit") { return below.inExtension_UIPageControl_sizeToFit() }; return sizeToFit() } }
class ExtensionOfApplePages: UIPageControl {}
extension UINavigationController {
    var inExtension_UINavigationController_shouldAutorotate: Bool {
        get { self is ExtensionOfAppleNavigation ? !_original(of: self, "UINavigationController.shouldAutorotate", { super.shouldAutorotate }) : _original(of: self, "UINavigationController.shouldAutorotate", { super.shouldAutorotate }) }
    }
    func inExtension_UINavigationController_viewDidLoad() {
        _original(of: self, "UINavigationController.viewDidLoad", { super.viewDidLoad() })
        if self is ExtensionOfAppleNavigation { view.tag += 7 }
    }
}; extension UIViewController { @_dynamicReplacement(for: shouldAutorotate) var replacing_UIViewController_shouldAutorotate: Bool { if let below = self as? UINavigationController, !_isOriginalCalled(of: below, "UINavigationController.shouldAutorotate") { return below.inExtension_UINavigationController_shouldAutorotate }; return shouldAutorotate } }; extension UIViewController { @_dynamicReplacement(for: viewDidLoad()) func replacing_UIViewController_viewDidLoad() { if let below = self as? UINavigationController, !_isOriginalCalled(of: below, "UINavigationController.viewDidLoad") { return below.inExtension_UINavigationController_viewDidLoad() }; return viewDidLoad() } }
class ExtensionOfAppleNavigation: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.tag += 1
    }
}

extension UIView {
    func inExtension_UIView_extensionOfAppleFill(_ number: Int) -> String { "view \(number)" }
    var inExtension_UIView_extensionOfAppleName: String { "plain" }
func extensionOfAppleFill(_ number: Int) -> String { if let below = self as? any UIView_extensionOfAppleFill { return below.overriding_extensionOfAppleFill(number) }; if let below = self as? UIImageView { return below.inExtension_UIImageView_extensionOfAppleFill(number) }; if let below = self as? UIStackView { return below.inExtension_UIStackView_extensionOfAppleFill(number) }; return inExtension_UIView_extensionOfAppleFill(number) }; var extensionOfAppleName: String { if let below = self as? UIStackView { return below.inExtension_UIStackView_extensionOfAppleName }; return inExtension_UIView_extensionOfAppleName } }; @MainActor protocol UIView_extensionOfAppleFill: AnyObject { func overriding_extensionOfAppleFill(_ number: Int) -> String }
extension UIImageView {
    func inExtension_UIImageView_extensionOfAppleFill(_ number: Int) -> String { "image " + super.inExtension_UIView_extensionOfAppleFill(number) }
}
extension UIStackView {
    func inExtension_UIStackView_extensionOfAppleFill(_ number: Int) -> String { "stack " + super.inExtension_UIView_extensionOfAppleFill(number) }
    var inExtension_UIStackView_extensionOfAppleName: String { "stacked " + super.inExtension_UIView_extensionOfAppleName }
}
class ExtensionOfAppleStack: UIStackView, UIView_extensionOfAppleFill {
    func overriding_extensionOfAppleFill(_ number: Int) -> String { "own " + super.inExtension_UIStackView_extensionOfAppleFill(number) }
}
