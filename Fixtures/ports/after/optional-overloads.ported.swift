#sourceLocation(file: "Fixtures/ports/before/optional-overloads.swift", line: 2)
import UIKit
public enum OptionalOverloads {
    @MainActor public static func run() -> [String] {
        [OptionalOverloadsBoth(), OptionalOverloadsOne(), OptionalOverloadsNone()].map { (delegate: OptionalOverloadsDelegate) in
            let width = delegate.answering_panel_heightFor?.panel(NSObject(), heightFor: CGFloat(3))?.description ?? "-"
            let name = delegate.answering_panel_heightFor?.panel(NSObject(), heightFor: "tall") ?? "-"
            let view = delegate.answering_panel_heightFor?.panel(NSObject(), heightFor: UIView()) ?? "-"
            return "\(width) \(name) \(view)"
        }
    }
}
// → 4.0 tall! view
// → - one -
// → - - -

protocol OptionalOverloadsDelegate: AnyObject {
    
    
    
}; protocol OptionalOverloadsDelegate_panel_heightFor_NSObject_CGFloat { func panel(_ panel: NSObject, heightFor width: CGFloat) -> CGFloat }; protocol OptionalOverloadsDelegate_panel_heightFor_NSObject_String { func panel(_ panel: NSObject, heightFor name: String) -> String }; protocol OptionalOverloadsDelegate_panel_heightFor_NSObject_UIView { func panel(_ panel: NSObject, heightFor view: UIView) -> String! }; struct OptionalOverloadsDelegate_panel_heightFor_answers { private let object: any OptionalOverloadsDelegate; fileprivate init?(_ object: any OptionalOverloadsDelegate) { guard object is any OptionalOverloadsDelegate_panel_heightFor_NSObject_CGFloat || object is any OptionalOverloadsDelegate_panel_heightFor_NSObject_String || object is any OptionalOverloadsDelegate_panel_heightFor_NSObject_UIView else { return nil }; self.object = object }; @discardableResult func panel(_ panel: NSObject, heightFor width: CGFloat) -> (CGFloat)? { (object as? any OptionalOverloadsDelegate_panel_heightFor_NSObject_CGFloat)?.panel(panel, heightFor: width) }; @discardableResult func panel(_ panel: NSObject, heightFor name: String) -> (String)? { (object as? any OptionalOverloadsDelegate_panel_heightFor_NSObject_String)?.panel(panel, heightFor: name) }; @discardableResult func panel(_ panel: NSObject, heightFor view: UIView) -> String? { (object as? any OptionalOverloadsDelegate_panel_heightFor_NSObject_UIView)?.panel(panel, heightFor: view) } }; extension OptionalOverloadsDelegate { var answering_panel_heightFor: OptionalOverloadsDelegate_panel_heightFor_answers? { OptionalOverloadsDelegate_panel_heightFor_answers(self) } }

class OptionalOverloadsBoth: NSObject, OptionalOverloadsDelegate, OptionalOverloadsDelegate_panel_heightFor_NSObject_CGFloat, OptionalOverloadsDelegate_panel_heightFor_NSObject_String, OptionalOverloadsDelegate_panel_heightFor_NSObject_UIView {
    func panel(_ panel: NSObject, heightFor width: CGFloat) -> CGFloat { width + 1 }
    func panel(_ panel: NSObject, heightFor name: String) -> String { name + "!" }
    func panel(_ panel: NSObject, heightFor view: UIView) -> String! { "view" }
}

class OptionalOverloadsOne: NSObject, OptionalOverloadsDelegate, OptionalOverloadsDelegate_panel_heightFor_NSObject_String {
    func panel(_ panel: NSObject, heightFor name: String) -> String { "one" }
}

class OptionalOverloadsNone: NSObject, OptionalOverloadsDelegate {}
