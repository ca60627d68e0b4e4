import UIKit

public enum SixRuntime {
    @MainActor public static func run() -> [String] {
        let model = SixRuntimeModel()
        var told: [String] = []
        let token = model.observe(\.count, options: .new) { _, change in told.append("\(change.newValue ?? -1)") }
        model.count = 4
        token.invalidate()
        model.perform(#selector(SixRuntimeModel.add))
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

final class SixRuntimeModel: NSObject {
    @objc dynamic var count = 0
    @objc func add() { count += 1 }

    @MainActor static let exchange: Void = {
        let methods = [#selector(UIView.layoutSubviews), #selector(UIView.six_layoutSubviews)]
            .compactMap { class_getInstanceMethod(UIView.self, $0) }
        method_exchangeImplementations(methods[0], methods[1])
    }()
}

final class SixRuntimeView: UIView {
    var told: [String] = []
}

extension UIView {
    private nonisolated(unsafe) static var markKey: UInt8 = 0

    var mark: String? {
        get { objc_getAssociatedObject(self, &Self.markKey) as? String }
        set { objc_setAssociatedObject(self, &Self.markKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    @objc fileprivate func six_layoutSubviews() {
        (self as? SixRuntimeView)?.told.append("before")
        self.six_layoutSubviews()
        (self as? SixRuntimeView)?.told.append("after")
    }
}
