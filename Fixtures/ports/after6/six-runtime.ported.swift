#sourceLocation(file: "Fixtures/ports/before6/six-runtime.swift", line: 2)
import UIKit
public enum SixRuntime {
    @MainActor public static func run() -> [String] {
        let model = SixRuntimeModel()
        var told: [String] = []
        let token = model.observe(\.count, options: .new) { _, change in told.append("\(change.newValue ?? -1)") }
        model.count = 4
        token.invalidate()
        model.perform(Selector("add", SixRuntimeModel.add))
        SixRuntimeModel.exchange
        let view = SixRuntimeView()
        view.layoutSubviews()
        view.mark = "seen"
        return told + ["\(model.count)", "\(view.told)", view.mark ?? "nil"]
    }
}
// → 4
// → 5
// → ["before", "after"]
// → seen

final class SixRuntimeModel: OpenObject {
    var count = 0 { willSet { willChangeValue(forKey: "count") } didSet { didChangeValue(forKey: "count") } }
    func add() { count += 1 }

    @MainActor static let exchange: Void = {
        let methods = [Selector("layoutSubviews", UIView.layoutSubviews), Selector("six_layoutSubviews", UIView.six_layoutSubviews)]
            .compactMap { class_getInstanceMethod(UIView.self, $0) }
        method_exchangeImplementations(methods[0], methods[1])
    }()
override class var outlets: [Outlet] { super.outlets + [Outlet("count", \SixRuntimeModel.count, isDynamic: true)] }; override class var selectors: [Selector] { super.selectors + [Selector("add", SixRuntimeModel.add)] } }

final class SixRuntimeView: UIView {
    var told: [String] = []
}

extension UIView {
    private nonisolated(unsafe) static var markKey: UInt8 = 0

    var mark: String? {
        get { objc_getAssociatedObject(self, &Self.markKey) as? String }
        set { objc_setAssociatedObject(self, &Self.markKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    @_dynamicReplacement(for: layoutSubviews()) fileprivate func six_layoutSubviews() { guard _replaces(Selector("six_layoutSubviews"), Selector("layoutSubviews"), of: self) else { return layoutSubviews() };
        (self as? SixRuntimeView)?.told.append("before")
        self.layoutSubviews()
        (self as? SixRuntimeView)?.told.append("after")
    }
}
