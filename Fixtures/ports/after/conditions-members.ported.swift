#sourceLocation(file: "Fixtures/ports/before/conditions-members.swift", line: 2)
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
    func always() {}
    #if !ABSENT
    func debug() { told.append("debugged") }; static func listed_ConditionsMembersCard_612() -> [Selector] { [Selector("debug", ConditionsMembersCard.debug)] }
    var level = 3; static func listed_ConditionsMembersCard_663() -> [Outlet] { [Outlet("level", \ConditionsMembersCard.level)] }
    #endif
    #if ABSENT
    func absent() {}; static func listed_ConditionsMembersCard_713() -> [Selector] { [Selector("absent", ConditionsMembersCard.absent)] }
    var missing = ConditionsMembersAbsent(); static func listed_ConditionsMembersCard_740() -> [Outlet] { [Outlet("missing", \ConditionsMembersCard.missing)] }
    #else
    func other() {}; static func listed_ConditionsMembersCard_800() -> [Selector] { [Selector("other", ConditionsMembersCard.other)] }
    #endif
static func listed_ConditionsMembersCard_612(_: Void = ()) -> [Selector] { [] }; static func listed_ConditionsMembersCard_713(_: Void = ()) -> [Selector] { [] }; static func listed_ConditionsMembersCard_800(_: Void = ()) -> [Selector] { [] }; static func listed_ConditionsMembersCard_890(_: Void = ()) -> [Selector] { [] }; static func listed_ConditionsMembersCard_663(_: Void = ()) -> [Outlet] { [] }; static func listed_ConditionsMembersCard_740(_: Void = ()) -> [Outlet] { [] }; override class var outlets: [Outlet] { super.outlets + listed_ConditionsMembersCard_663() + listed_ConditionsMembersCard_740() }; override class var selectors: [Selector] { super.selectors + listed_ConditionsMembersCard_612() + listed_ConditionsMembersCard_713() + listed_ConditionsMembersCard_800() + [Selector("always", ConditionsMembersCard.always)] + listed_ConditionsMembersCard_890() } }

extension ConditionsMembersCard {
    #if !ABSENT
    func late() {}; static func listed_ConditionsMembersCard_890() -> [Selector] { [Selector("late", ConditionsMembersCard.late)] }
    #endif
}
