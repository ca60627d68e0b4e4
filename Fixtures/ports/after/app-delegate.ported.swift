#sourceLocation(file: "Fixtures/ports/before/app-delegate.swift", line: 2)
import UIKit
public enum AppDelegateCase {
    @MainActor public static func run() -> [String] { [AppDelegateCaseMain().name] }
}
// → started by scenes


class AppDelegateCaseMain: UIResponder {
    var name: String { "started by scenes" }
}
