#sourceLocation(file: "Fixtures/ports/before/optional-apple.swift", line: 2)
import UIKit
public enum OptionalApple {
    @MainActor public static func run() -> [String] {
        let scroll = UIScrollView()
        let proxy = OptionalAppleProxy()
        let end = OptionalAppleEnd()
        proxy.next = end
        proxy.scrollViewDidScroll(scroll)
        return end.told + ["\(proxy.scrollViewShouldScrollToTop(scroll))", "\(proxy.zoomed(scroll) == nil)"]
    }
}
// → scrolled
// → true
// → true

class OptionalAppleProxy: NSObject, UIScrollViewDelegate {
    weak var next: UIScrollViewDelegate?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { next?.scrollViewDidScroll(scrollView) }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        guard let next = next else { return false }
        return Optional(next.scrollViewShouldScrollToTop(scrollView)) ?? false
    }
    func zoomed(_ scroll: UIScrollView) -> UIView? { next?.viewForZooming(in: scroll) ?? nil }
}

class OptionalAppleEnd: NSObject, UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
}
