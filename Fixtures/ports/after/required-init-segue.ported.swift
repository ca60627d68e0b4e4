#sourceLocation(file: "Fixtures/ports/before/required-init-segue.swift", line: 2)
import UIKit
public enum RequiredInitSegue {
    @MainActor public static func run() -> [String] {
        [UIStoryboardSegue.self, RequiredInitSegueOwn.self].map { type in
            let segue = type.init(identifier: "a", source: UIViewController(), destination: UIViewController())
            segue.perform()
            return "\(segue.identifier ?? "") \((segue as? RequiredInitSegueOwn)?.told ?? "plain")"
        }
    }
}
// → a plain
// → a own performed

class RequiredInitSegueOwn: UIStoryboardSegue {
    var told: String

    required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        told = "own"
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() { told += " performed" }
}
