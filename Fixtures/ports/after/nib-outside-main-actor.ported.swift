#sourceLocation(file: "Fixtures/ports/before/nib-outside-main-actor.swift", line: 2)
import UIKit
public enum NibOutsideMainActor {
    @MainActor public static func run() -> [String] { ["\(NibOutsideMainActorView().content() == nil)"] }
}
// → true

protocol NibOutsideMainActorLoading where Self: UIView {}
extension NibOutsideMainActorLoading {
    func content() -> UIView? { Bundle.main.loadNibNamed("NibOutsideMainActor", owner: self, options: nil)?.first as? UIView }
}
class NibOutsideMainActorView: UIView, NibOutsideMainActorLoading {}
