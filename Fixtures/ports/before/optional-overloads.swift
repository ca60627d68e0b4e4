import UIKit

public enum OptionalOverloads {
    @MainActor public static func run() -> [String] {
        [OptionalOverloadsBoth(), OptionalOverloadsOne(), OptionalOverloadsNone()].map { (delegate: OptionalOverloadsDelegate) in
            let width = delegate.panel?(NSObject(), heightFor: CGFloat(3)).description ?? "-"
            let name = delegate.panel?(NSObject(), heightFor: "tall") ?? "-"
            let view = delegate.panel?(NSObject(), heightFor: UIView()) ?? "-"
            return "\(width) \(name) \(view)"
        }
    }
}
// → 4.0 tall! view
// → - one -
// → - - -

@objc protocol OptionalOverloadsDelegate {
    @objc(panel:heightForWidth:) optional func panel(_ panel: NSObject, heightFor width: CGFloat) -> CGFloat
    @objc(panel:heightForName:) optional func panel(_ panel: NSObject, heightFor name: String) -> String
    @objc(panel:heightForView:) optional func panel(_ panel: NSObject, heightFor view: UIView) -> String!
}

class OptionalOverloadsBoth: NSObject, OptionalOverloadsDelegate {
    func panel(_ panel: NSObject, heightFor width: CGFloat) -> CGFloat { width + 1 }
    func panel(_ panel: NSObject, heightFor name: String) -> String { name + "!" }
    func panel(_ panel: NSObject, heightFor view: UIView) -> String! { "view" }
}

class OptionalOverloadsOne: NSObject, OptionalOverloadsDelegate {
    func panel(_ panel: NSObject, heightFor name: String) -> String { "one" }
}

class OptionalOverloadsNone: NSObject, OptionalOverloadsDelegate {}
