import UIKit

public enum ConditionsMembers {
    @MainActor public static func run() -> [String] {
        let card = ConditionsMembersCard()
        let names = ["always", "debug", "absent", "other", "late"]
        card.perform(NSSelectorFromString("debug"))
        return names.filter { card.responds(to: NSSelectorFromString($0)) } + card.told
            + ["\(card.value(forKey: "level") as? Int ?? -1)"]
    }
}
// → always
// → debug
// → other
// → late
// → debugged
// → 3

class ConditionsMembersCard: UIView {
    var told: [String] = []
    @objc func always() {}
    #if !ABSENT
    @objc func debug() { told.append("debugged") }
    @objc var level = 3
    #endif
    #if ABSENT
    @objc func absent() {}
    @objc var missing = ConditionsMembersAbsent()
    #else
    @objc func other() {}
    #endif
}

extension ConditionsMembersCard {
    #if !ABSENT
    @objc func late() {}
    #endif
}
