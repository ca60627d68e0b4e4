import UIKit

public enum RuntimeResponds {
    @MainActor public static func run() -> [String] {
        let delegates: [UIScrollViewDelegate] = [RuntimeRespondsQuiet(), RuntimeRespondsLoud()]
        return delegates.map { delegate in
            let scrolls = delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))
            let zooms = delegate.responds(to: #selector(UIScrollViewDelegate.viewForZooming(in:)))
            return "\(scrolls) \(zooms)"
        }
    }
}
// → false false
// → true false

class RuntimeRespondsQuiet: NSObject, UIScrollViewDelegate {}

class RuntimeRespondsLoud: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
