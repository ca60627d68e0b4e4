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
class ExtensionOverrideUnnamedController: ExtensionOverrideUnnamedBase {}
extension ExtensionOverrideUnnamedController {
    override func willMove(toParent _: UIViewController?) { count += 1 }
    override func add(_: Int, _ second: Int) -> Int { second }
    override func prepare(for _: UIStoryboardSegue, sender _: Any?) {}
}
