import UIKit

public enum OptionalOverloads {
    @MainActor public static func run() -> [String] {
        [OptionalOverloadsBoth(), OptionalOverloadsOne(), OptionalOverloadsNone()].map { (delegate: OptionalOverloadsDelegate) in
            let width = delegate.panel?(NSObject(), heightFor: CGFloat(3)).description ?? "-"
            let name = delegate.panel?(NSObject(), heightFor: "tall") ?? "-"
            return "\(width) \(name)"
        }
    }
}
// → 4.0 tall!
// → - one
// → - -

@objc protocol OptionalOverloadsDelegate {
    @objc(panel:heightForWidth:) optional func panel(_ panel: NSObject, heightFor width: CGFloat) -> CGFloat
    @objc(panel:heightForName:) optional func panel(_ panel: NSObject, heightFor name: String) -> String
}

class OptionalOverloadsBoth: NSObject, OptionalOverloadsDelegate {
    func panel(_ panel: NSObject, heightFor width: CGFloat) -> CGFloat { width + 1 }
    func panel(_ panel: NSObject, heightFor name: String) -> String { name + "!" }
}

class OptionalOverloadsOne: NSObject, OptionalOverloadsDelegate {
    func panel(_ panel: NSObject, heightFor name: String) -> String { "one" }
}

class OptionalOverloadsNone: NSObject, OptionalOverloadsDelegate {}
