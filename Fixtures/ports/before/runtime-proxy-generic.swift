import UIKit

public enum RuntimeProxyGeneric {
    @MainActor public static func run() -> [String] {
        let end = RuntimeProxyGenericEnd()
        let proxy = RuntimeProxyGenericScroll()
        proxy.target = end
        let scroll = UIScrollView()
        scroll.delegate = proxy
        scroll.delegate?.scrollViewDidScroll?(scroll)
        scroll.delegate?.scrollViewDidZoom?(scroll)
        return end.told + ["\(scroll.delegate?.scrollViewShouldScrollToTop?(scroll) ?? true)"]
    }
}
// → scrolled
// → zoomed
// → false

class RuntimeProxyGenericBase<Delegate>: NSObject {
    var target: Delegate?
    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || (target as? NSObject)?.responds(to: aSelector) == true
    }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

final class RuntimeProxyGenericScroll: RuntimeProxyGenericBase<UIScrollViewDelegate>, UIScrollViewDelegate {}

class RuntimeProxyGenericEnd: NSObject, UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoomed") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}
