#sourceLocation(file: "Fixtures/ports/before/runtime-associated.swift", line: 2)
import UIKit; import UIKit

public enum RuntimeAssociated {
    @MainActor public static func run() -> [String] {
        var view: UIView? = UIView()
        view?.runtimeBadge = "new"
        view?.runtimeOwner = RuntimeAssociatedOwner()
        let gone = view?.runtimeOwner == nil
        let owner = RuntimeAssociatedOwner()
        view?.runtimeOwner = owner
        weak var bag = view?.runtimeBag
        let kept = bag != nil
        let told = [view?.runtimeBadge ?? "none", "\(gone)", "\(view?.runtimeOwner === owner)", "\(kept)"]
        view = nil
        return told + ["\(bag == nil)", String(cString: class_getName(RuntimeAssociatedOwner.self))]
    }
}
// → new
// → true
// → true
// → true
// → true
// → PortedCases.RuntimeAssociatedOwner

class RuntimeAssociatedOwner: NSObject {}

private var badgeKey: UInt8 = 0
private var ownerKey: UInt8 = 0
private var bagKey: Void?

extension UIView {
    var runtimeBadge: String? {
        get { objc_getAssociatedObject(self, &badgeKey) as? String }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    var runtimeOwner: RuntimeAssociatedOwner? {
        get { objc_getAssociatedObject(self, &ownerKey) as? RuntimeAssociatedOwner }
        set { objc_setAssociatedObject(self, &ownerKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
    }

    var runtimeBag: NSObject {
        if let bag = objc_getAssociatedObject(self, &bagKey) as? NSObject { return bag }
        let bag = NSObject()
        objc_setAssociatedObject(self, &bagKey, bag, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
        return bag
    }
}
