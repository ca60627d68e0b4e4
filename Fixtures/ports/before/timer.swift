import Foundation
import UIKit

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
        timer = Timer(timeInterval: 1, target: self, selector: #selector(fired(_:)), userInfo: nil, repeats: false)
    }

    @objc func fired(_ timer: Timer) { told.append("fired \(timer.isValid)") }
}
