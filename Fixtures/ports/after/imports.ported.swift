#sourceLocation(file: "Fixtures/ports/before/imports.swift", line: 2)
import UIKit; import UIKit
import UIKit
import UIKit
import UIKit
import UIKit
import UIKit

public enum Imports {
    @MainActor public static func run() -> [String] {
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(string: "b"))
        let item = DispatchWorkItem { }
        let group = DispatchGroup()
        group.enter()
        group.leave()
        let timer: Timer? = nil
        let loop: RunLoop = .main
        return [text.string, "\(item.isCancelled)", "\(timer == nil)", "\(loop === RunLoop.current)"]
    }
}
// → ab
// → false
// → true
// → true
