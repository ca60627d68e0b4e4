#sourceLocation(file: "Fixtures/ports/before/optional-tested.swift", line: 2)
import UIKit
public enum OptionalTested {
    @MainActor public static func run() -> [String] {
        let panel = OptionalTestedPanel()
        let before = panel.isHeard
        let owner = OptionalTestedOwner()
        panel.delegate = owner
        return ["\(before)", "\(panel.isHeard)"] + owner.told + ["\(panel.sight)"]
    }
}
// → false
// → true
// → heard
// → seen 2

protocol OptionalTestedDelegate: AnyObject {
    
    
    
}; protocol OptionalTestedDelegate_hear { func hear(_ word: String) }; extension OptionalTestedDelegate { var answering_hear: (any OptionalTestedDelegate_hear)? { self as? any OptionalTestedDelegate_hear } }; protocol OptionalTestedDelegate_see { func see(_ word: String) -> String }; extension OptionalTestedDelegate { var answering_see: (any OptionalTestedDelegate_see)? { self as? any OptionalTestedDelegate_see } }; protocol OptionalTestedDelegate_see_at { func see(_ word: String, at time: Int) -> String }; extension OptionalTestedDelegate { var answering_see_at: (any OptionalTestedDelegate_see_at)? { self as? any OptionalTestedDelegate_see_at } }

class OptionalTestedPanel {
    weak var delegate: OptionalTestedDelegate?
    var isHeard: Bool {
        guard let delegate = delegate, let hear = delegate.answering_hear?.hear else { return false }
        hear("heard")
        return self.delegate?.answering_hear?.hear != nil
    }
    var sight: String {
        guard let see = delegate?.answering_see_at?.see(_:at:) else { return "nothing" }
        return see("seen", 2)
    }
}

class OptionalTestedOwner: NSObject, OptionalTestedDelegate, OptionalTestedDelegate_hear, OptionalTestedDelegate_see_at {
    var told: [String] = []
    func hear(_ word: String) { told.append(word) }
    func see(_ word: String, at time: Int) -> String { "\(word) \(time)" }
}
