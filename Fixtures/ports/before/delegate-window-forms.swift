import UIKit

public enum DelegateWindowForms {
    @MainActor public static func run() -> [String] {
        let application = UIApplication.shared
        let delegate = application.delegate
        var told: [String] = []
        if let outer = UIApplication.shared.delegate?.window, let window = outer { told.append("\(window)") }
        guard let outer = application.delegate?.window else { return told + ["no delegate"] }
        let flat: UIWindow? = UIApplication.shared.delegate?.window?.flatMap { $0 }
        let mapped = delegate?.window.flatMap { $0?.bounds }
        let joined: UIWindow? = UIApplication.shared.delegate?.window ?? nil
        let cast = UIApplication.shared.delegate?.window as? UIWindow
        return told + ["\(outer == nil) \(flat == nil) \(mapped == nil) \(joined == nil) \(cast == nil)"]
    }
}
// → no delegate
