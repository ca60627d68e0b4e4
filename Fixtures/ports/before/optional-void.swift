import UIKit

public enum OptionalVoid {
    @MainActor public static func run() -> [String] {
        let view = OptionalVoidView()
        let owner = OptionalVoidOwner()
        view.delegate = owner
        view.delegate?.viewWillMove?(view)
        view.delegate?.viewDidMove?(view, to: 3) 
        let isHeard: Void? = view.delegate?.viewDidMove?(view, to: 4)
        return owner.told + ["\(isHeard == nil)", "\(view.delegate?.viewWillMove?(view) == nil)"]
    }
}
// → moved to 3
// → moved to 4
// → false
// → true

@objc public protocol OptionalVoidDelegate: NSObjectProtocol {
    @objc optional func viewWillMove(_ view: UIView)
    @objc optional func viewDidMove(_ view: UIView, to place: Int)
}

public class OptionalVoidView: UIView {
    public weak var delegate: OptionalVoidDelegate?
}

public final class OptionalVoidOwner: NSObject, OptionalVoidDelegate {
    var told: [String] = []
    public func viewDidMove(_ view: UIView, to place: Int) { told.append("moved to \(place)") }
}
