import UIKit

public enum OptionalOneLine {
    @MainActor public static func run() -> [String] {
        let source: OptionalOneLineSource = OptionalOneLineWidget()
        source.fire?(1)
        return (source as? OptionalOneLineWidget)?.told ?? []
    }
}
// → fired 1

@objc protocol OptionalOneLineSource { @objc optional func fire(_ number: Int); @objc optional var name: String { get } }

@objc protocol OptionalOneLineMixed { func first(); @objc optional func second(); func third() }

class OptionalOneLineWidget: NSObject, OptionalOneLineSource {
    var told: [String] = []
    func fire(_ number: Int) { told.append("fired \(number)") }
}
