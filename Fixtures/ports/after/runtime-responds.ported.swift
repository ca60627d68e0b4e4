#sourceLocation(file: "Fixtures/ports/before/runtime-responds.swift", line: 2)
import UIKit
public enum RuntimeResponds {
    @MainActor public static func run() -> [String] {
        let delegates: [UIScrollViewDelegate] = [RuntimeRespondsQuiet(), RuntimeRespondsLoud()]
        return delegates.map { delegate in
            let scrolls = delegate.responds(to: Selector("scrollViewDidScroll:"))
            let zooms = delegate.responds(to: Selector("viewForZoomingIn:"))
            return "\(scrolls) \(zooms)"
        }
    }
}
// → false false
// → true false

class RuntimeRespondsQuiet: NSObject, UIScrollViewDelegate {}

class RuntimeRespondsLoud: OpenObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
override class var selectors: [Selector] { super.selectors + [Selector("scrollViewDidScroll:", RuntimeRespondsLoud.scrollViewDidScroll(_:))] } }
