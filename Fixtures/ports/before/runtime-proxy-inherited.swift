import UIKit

public enum RuntimeProxyInherited {
    @MainActor public static func run() -> [String] {
        let watcher = RuntimeProxyWatcher()
        let navigation = UINavigationController()
        for delegate in [RuntimeNavigationProxy([watcher]), RuntimeDerivedProxy([watcher])] as [UINavigationControllerDelegate] {
            delegate.navigationController?(navigation, didShow: navigation, animated: true)
            delegate.navigationController?(navigation, willShow: navigation, animated: true)
        }
        let scroll = UIScrollView()
        let scrolling: UIScrollViewDelegate = RuntimeDerivedProxy([watcher])
        scrolling.scrollViewDidScroll?(scroll)
        return watcher.told
    }
}
// → did show
// → did show
// → scrolled

class RuntimeForwarder: NSObject {
    let targets: [NSObject]
    init(_ targets: [NSObject]) {
        self.targets = targets
        super.init()
    }
    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || targets.contains { $0.responds(to: aSelector) }
    }
    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        targets.first { $0.responds(to: aSelector) }
    }
}

class RuntimeNavigationProxy: RuntimeForwarder, UINavigationControllerDelegate {}

class RuntimeDerivedProxy: RuntimeNavigationProxy, UIScrollViewDelegate {}

class RuntimeProxyWatcher: NSObject, UINavigationControllerDelegate, UIScrollViewDelegate {
    var told: [String] = []
    func navigationController(_ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool) {
        told.append("did show")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
}
