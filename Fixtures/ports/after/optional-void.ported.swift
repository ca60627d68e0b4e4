#sourceLocation(file: "Fixtures/ports/before/optional-void.swift", line: 2)
import UIKit
public enum OptionalVoid {
    @MainActor public static func run() -> [String] {
        let view = OptionalVoidView()
        let owner = OptionalVoidOwner()
        view.delegate = owner
        view.delegate?.answering_viewWillMove?.viewWillMove(view)
        view.delegate?.answering_viewDidMove_to?.viewDidMove(view, to: 3) 
        let isHeard: Void? = view.delegate?.answering_viewDidMove_to?.viewDidMove(view, to: 4)
        return owner.told + ["\(isHeard == nil)", "\(view.delegate?.answering_viewWillMove?.viewWillMove(view) == nil)"]
    }
}
// → moved to 3
// → moved to 4
// → false
// → true

public protocol OptionalVoidDelegate: NSObjectProtocol {
    
    
}; public protocol OptionalVoidDelegate_viewWillMove { func viewWillMove(_ view: UIView) }; extension OptionalVoidDelegate { public var answering_viewWillMove: (any OptionalVoidDelegate_viewWillMove)? { self as? any OptionalVoidDelegate_viewWillMove } }; public protocol OptionalVoidDelegate_viewDidMove_to { func viewDidMove(_ view: UIView, to place: Int) }; extension OptionalVoidDelegate { public var answering_viewDidMove_to: (any OptionalVoidDelegate_viewDidMove_to)? { self as? any OptionalVoidDelegate_viewDidMove_to } }

public class OptionalVoidView: UIView {
    public weak var delegate: OptionalVoidDelegate?
}

public final class OptionalVoidOwner: NSObject, OptionalVoidDelegate, OptionalVoidDelegate_viewDidMove_to {
    var told: [String] = []
    public func viewDidMove(_ view: UIView, to place: Int) { told.append("moved to \(place)") }
}
