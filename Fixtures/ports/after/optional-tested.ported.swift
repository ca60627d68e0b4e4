#sourceLocation(file: "Fixtures/ports/before/optional-tested.swift", line: 1)
import UIKit

public enum OptionalTested {
    @MainActor public static func run() -> [String] {
        let panel = OptionalTestedPanel()
        let before = panel.isHeard
        let owner = OptionalTestedOwner()
        panel.delegate = owner
        return ["\(before)", "\(panel.isHeard)"] + owner.told
    }
}
// → false
// → true
// → heard

protocol OptionalTestedDelegate: AnyObject {  }; protocol OptionalTestedDelegate_hear { func hear(_ word: String) }; extension OptionalTestedDelegate { var answering_hear: (any OptionalTestedDelegate_hear)? { self as? any OptionalTestedDelegate_hear } }

class OptionalTestedPanel {
    weak var delegate: OptionalTestedDelegate?
    var isHeard: Bool {
        guard let delegate = delegate, let hear = delegate.answering_hear?.hear else { return false }
        hear("heard")
        return self.delegate?.answering_hear?.hear != nil
    }
}

class OptionalTestedOwner: NSObject, OptionalTestedDelegate, OptionalTestedDelegate_hear {
    var told: [String] = []
    func hear(_ word: String) { told.append(word) }
}
