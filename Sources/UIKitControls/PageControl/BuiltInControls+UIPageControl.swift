@_spi(UIKit) internal import UIKitCore

extension UIPageControl: PageDots {}

extension BuiltInControls {
    @_dynamicReplacement(for:pageDots(turn:))
    private static func pageControl(turn: @escaping @MainActor (Int) -> Void) -> (any PageDots)? {
        let control = UIPageControl()
        control.accessibilityIdentifier = "page dots"
        control.addAction(
            UIAction { [weak control] _ in
                if let control { turn(control.currentPage) }
            }, for: .valueChanged)
        return control
    }
}
