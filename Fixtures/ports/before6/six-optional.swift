import UIKit

public enum SixOptional {
    @MainActor public static func run() -> [String] {
        let view = SixOptionalView()
        let owner = SixOptionalOwner()
        view.delegate = owner
        return ["\(view.delegate?.height?(of: 3) ?? 0)", view.delegate?.title ?? "untitled"]
    }
}
// → 4
// → untitled

@MainActor @objc protocol SixOptionalDelegate: AnyObject {
    @objc optional func height(of row: Int) -> Int
    @objc optional var title: String { get }
}

final class SixOptionalView: UIView { weak var delegate: (any SixOptionalDelegate)? }
final class SixOptionalOwner: UIViewController, SixOptionalDelegate {
    func height(of row: Int) -> Int { row + 1 }
}
