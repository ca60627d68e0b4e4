import UIKit

public enum AnyObjectMembers {
    @MainActor public static func run() -> [String] {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 9).isActive = true
        let all: [AnyObject] = [AnyObjectMembersCard(), NSObject()]
        var told = ["\(view.anyObjectMembersInstalled.first?.multiplier ?? 0)", all[0].anyObjectMembersTurn()]
        for card in all { if let side = card.anyObjectMembersSide { told.append(side) } }
        return told
    }
}
// → 1.0
// → turned
// → front

extension UIView { var anyObjectMembersInstalled: [AnyObject] { constraints } }

class AnyObjectMembersCard: NSObject {
    @objc var anyObjectMembersSide: String { "front" }
    @objc func anyObjectMembersTurn() -> String { "turned" }
}
