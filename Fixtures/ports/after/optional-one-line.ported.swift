#sourceLocation(file: "Fixtures/ports/before/optional-one-line.swift", line: 2)
import UIKit
public enum OptionalOneLine {
    @MainActor public static func run() -> [String] {
        let source: OptionalOneLineSource = OptionalOneLineWidget()
        source.answering_fire?.fire(1)
        return (source as? OptionalOneLineWidget)?.told ?? []
    }
}
// → fired 1

protocol OptionalOneLineSource: AnyObject {   }; protocol OptionalOneLineSource_fire { func fire(_ number: Int) }; extension OptionalOneLineSource { var answering_fire: (any OptionalOneLineSource_fire)? { self as? any OptionalOneLineSource_fire } }; protocol OptionalOneLineSource_name { var name: String { get } }; extension OptionalOneLineSource { var name: (String)? { answering_name.map { $0.name } }; var answering_name: (any OptionalOneLineSource_name)? { self as? any OptionalOneLineSource_name } }

protocol OptionalOneLineMixed: AnyObject { func first();  func third() }; protocol OptionalOneLineMixed_second { func second() }; extension OptionalOneLineMixed { var answering_second: (any OptionalOneLineMixed_second)? { self as? any OptionalOneLineMixed_second } }

class OptionalOneLineWidget: NSObject, OptionalOneLineSource, OptionalOneLineSource_fire {
    var told: [String] = []
    func fire(_ number: Int) { told.append("fired \(number)") }
}
