#sourceLocation(file: "Fixtures/ports/before/gesture.swift", line: 2)
import UIKit
public enum GestureCase {
    @MainActor public static func run() -> [String] {
        let recognizer = GestureCaseRecognizer(target: nil, action: nil)
        return ["\(recognizer.state == .possible)"]
    }
}
// → true

final class GestureCaseRecognizer: UIGestureRecognizer {}
