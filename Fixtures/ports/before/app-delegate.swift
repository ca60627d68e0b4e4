import UIKit

public enum AppDelegateCase {
    @MainActor public static func run() -> [String] { [AppDelegateCaseMain().name] }
}
// → started by scenes

@UIApplicationMain
class AppDelegateCaseMain: UIResponder {
    @objc var name: String { "started by scenes" }
}
