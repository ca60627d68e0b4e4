#sourceLocation(file: "Fixtures/ports/before/timer.swift", line: 2)
import UIKit; import UIKit

public enum TimerCase {
    @MainActor public static func run() -> [String] {
        let owner = TimerCaseOwner()
        owner.timer?.fire()
        return owner.told
    }
}
// → fired true

final class TimerCaseOwner: NSObject {
    var told: [String] = []
    var timer: Timer?

    override init() {
        super.init()
        timer = Timer(timeInterval: 1, target: self, selector: Selector("fired:", TimerCaseOwner.fired(_:)), userInfo: nil, repeats: false)
    }

    func fired(_ timer: Timer) { told.append("fired \(timer.isValid)") }
}
