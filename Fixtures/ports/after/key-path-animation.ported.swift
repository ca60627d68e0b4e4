#sourceLocation(file: "Fixtures/ports/before/key-path-animation.swift", line: 2)
import UIKit
public enum KeyPathAnimation {
    @MainActor public static func run() -> [String] {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fillMode = .forwards
        return [animation.keyPath ?? "none"]
    }
}
// → opacity
