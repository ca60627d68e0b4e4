import UIKit

public enum SelectorRenamed {
    public static func run() -> [String] {
        [
            #selector(SelectorRenamedOwner.go).description, #selector(SelectorRenamedOwner.tap(sender:)).description,
            #selector(SelectorRenamedOwner.moveTo(point:)).description,
        ]
    }
}
// → goNow
// → tapWithSender:
// → moveToPoint:

class SelectorRenamedOwner: NSObject {
    @objc(goNow) func go() {}
    @objc func tap(sender: Any) {}
    @objc func moveTo(point: CGPoint) {}
}
