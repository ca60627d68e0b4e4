#sourceLocation(file: "Fixtures/ports/before/delegate-window-forms.swift", line: 2)
import UIKit
public enum DelegateWindowForms {
    @MainActor public static func run() -> [String] {
        let application = UIApplication.shared
        let delegate = application.delegate
        var told: [String] = []
        if let outer = UIApplication.shared.delegate.map({ $0.window }), let window = outer { told.append("\(window)") }
        guard let outer = application.delegate.map({ $0.window }) else { return told + ["no delegate"] }
        let flat: UIWindow? = UIApplication.shared.delegate.map({ $0.window })?.flatMap { $0 }
        let mapped = delegate.map({ $0.window }).flatMap { $0?.bounds }
        let joined: UIWindow? = UIApplication.shared.delegate.map({ $0.window }) ?? nil
        let cast = UIApplication.shared.delegate.map({ $0.window }) as? UIWindow
        return told + ["\(outer == nil) \(flat == nil) \(mapped == nil) \(joined == nil) \(cast == nil)"]
    }
}
// → no delegate
