#sourceLocation(file: "Fixtures/ports/before/selector-renamed.swift", line: 2)
import UIKit
public enum SelectorRenamed {
    public static func run() -> [String] {
        [
            Selector("goNow", SelectorRenamedOwner.go).description, Selector("tapWithSender:", SelectorRenamedOwner.tap(sender:)).description,
            Selector("moveToPoint:", SelectorRenamedOwner.moveTo(point:)).description,
        ]
    }
}
// → goNow
// → tapWithSender:
// → moveToPoint:

class SelectorRenamedOwner: NSObject {
    func go() {}
    func tap(sender: Any) {}
    func moveTo(point: CGPoint) {}
}
