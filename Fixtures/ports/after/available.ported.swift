#sourceLocation(file: "Fixtures/ports/before/available.swift", line: 2)
import UIKit
public enum Available {
    @MainActor public static func run() -> [String] {
        var told: [String] = []
        if #available(iOS 13, *) { told.append("13") } else { told.append("older") }
        if #available(iOS 26.0, *) { told.append("26") }
        guard #available(iOS 11, tvOS 11, *) else { return [] }
        if #unavailable(iOS 15) { told.append("unavailable") }
        return told + [availableName(), "\(AvailableView().safe)"]
    }

    @available(iOS 13.0, *) @available(macCatalyst, unavailable) private static func availableName() -> String { "named" }
}
// → 13
// → 26
// → named
// → 1

@available(iOS, introduced: 9, deprecated: 16, message: "old")
@available(iOSApplicationExtension, unavailable)
class AvailableView: UIView {
    @available(*, unavailable) func never() {}
    @available(iOS 11, *) var safe: Int { 1 }
}
