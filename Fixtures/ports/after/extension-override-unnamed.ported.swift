#sourceLocation(file: "Fixtures/ports/before/extension-override-unnamed.swift", line: 2)
import UIKit
public enum ExtensionOverrideUnnamed {
    @MainActor public static func run() -> [String] {
        let controller = ExtensionOverrideUnnamedController()
        controller.willMove(toParent: nil)
        return ["\(controller.count)", "\(controller.add(2, 3))"]
    }
}
// → 1
// → 3

class ExtensionOverrideUnnamedBase: UIViewController {
    var count = 0
    func add(_ first: Int, _ second: Int) -> Int { first + second }
}
class ExtensionOverrideUnnamedController: ExtensionOverrideUnnamedBase {override func willMove(toParent argument1: UIViewController?) { inExtension_ExtensionOverrideUnnamedController_willMove(toParent: argument1) }; override func add(_ argument1: Int, _ second: Int) -> Int { inExtension_ExtensionOverrideUnnamedController_add(argument1, second) }; override func prepare(for argument1: UIStoryboardSegue, sender argument2: Any?) { inExtension_ExtensionOverrideUnnamedController_prepare(for: argument1, sender: argument2) } }
extension ExtensionOverrideUnnamedController {
    func inExtension_ExtensionOverrideUnnamedController_willMove(toParent _: UIViewController?) { count += 1 }
    func inExtension_ExtensionOverrideUnnamedController_add(_: Int, _ second: Int) -> Int { second }
    func inExtension_ExtensionOverrideUnnamedController_prepare(for _: UIStoryboardSegue, sender _: Any?) {}
}
