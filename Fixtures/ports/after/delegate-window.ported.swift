#sourceLocation(file: "Fixtures/ports/before/delegate-window.swift", line: 2)
import UIKit
public enum DelegateWindow {
    @MainActor public static func run() -> [String] {
        let insets = UIApplication.shared.delegate?.window?.safeAreaInsets
        let width = UIApplication.shared.delegate == nil ? 0 : UIApplication.shared.delegate!.window!.frame.width
        return ["\(insets == nil)", "\(width)"]
    }
}
// → true
// → 0.0
