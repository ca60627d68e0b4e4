import UIKit

public enum RuntimeProxy {
    @MainActor public static func run() -> [String] {
        let end = RuntimeProxyEnd()
        let proxy = RuntimeProxyObject(end)
        let scroll = UIScrollView()
        scroll.delegate = proxy
        scroll.delegate?.scrollViewDidScroll?(scroll)
        scroll.delegate?.scrollViewDidZoom?(scroll)
        let top = scroll.delegate?.scrollViewShouldScrollToTop?(scroll) ?? true
        return end.told + [
            "\(proxy.count)", "\(top)",
            "\(proxy.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))))",
            "\(proxy.responds(to: #selector(UIScrollViewDelegate.viewForZooming(in:))))",
        ]
    }
}
// → scrolled
// → zoomed
// → 1
// → false
// → true
// → false

class RuntimeProxyObject: NSObject, UIScrollViewDelegate {
    weak var target: UIScrollViewDelegate?
    var count = 0

    init(_ target: UIScrollViewDelegate) {
        self.target = target
        super.init()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        count += 1
        target?.scrollViewDidScroll?(scrollView)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if target?.responds(to: aSelector) == true { return target }
        return super.forwardingTarget(for: aSelector)
    }
}

class RuntimeProxyEnd: NSObject, UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoomed") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}
