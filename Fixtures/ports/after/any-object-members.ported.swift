#sourceLocation(file: "Fixtures/ports/before/any-object-members.swift", line: 2)
import UIKit
public enum AnyObjectMembers {
    @MainActor public static func run() -> [String] {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 9).isActive = true
        let all: [AnyObject] = [AnyObjectMembersCard(), NSObject()]
        var told = ["\((view.anyObjectMembersInstalled.first as? NSLayoutConstraint)?.multiplier ?? 0)", (all[0] as! AnyObjectMembersCard).anyObjectMembersTurn()]
        for card in all { if let side = (card as? AnyObjectMembersCard)?.anyObjectMembersSide { told.append(side) } }
        return told
    }
}
// → 1.0
// → turned
// → front

extension UIView { var anyObjectMembersInstalled: [AnyObject] { constraints } }

class AnyObjectMembersCard: NSObject {
    var anyObjectMembersSide: String { "front" }
    func anyObjectMembersTurn() -> String { "turned" }
}
