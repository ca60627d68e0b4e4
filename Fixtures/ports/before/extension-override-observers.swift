import UIKit

public enum ExtensionOverrideObservers {
    @MainActor public static func run() -> [String] {
        let view = ExtensionOverrideObserversView()
        view.isHidden = true
        view.tag = 7
        return view.told
    }
}
// → hidden false true
// → tag 7 of 0
// → tag 0 7

class ExtensionOverrideObserversView: UIView {
    var told: [String] = []
}

extension ExtensionOverrideObserversView {
    open override var isHidden: Bool {
        didSet {
            told.append("hidden \(oldValue) \(isHidden)")
        }
    }
    override var tag: Int {
        willSet(next) { told.append("tag \(next) of \(tag)") }
        didSet { told.append("tag \(oldValue) \(tag)") }
    }
}
