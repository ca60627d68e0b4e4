import UIKit

public enum KeyPathAnimation {
    @MainActor public static func run() -> [String] {
        let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        animation.fillMode = .forwards
        return [animation.keyPath ?? "none"]
    }
}
// → opacity
