#sourceLocation(file: "Fixtures/ports/before6/six-optional.swift", line: 2)
import UIKit
public enum SixOptional {
    @MainActor public static func run() -> [String] {
        let view = SixOptionalView()
        let owner = SixOptionalOwner()
        view.delegate = owner
        return ["\(view.delegate?.answering_height_of?.height(of: 3) ?? 0)", view.delegate?.title ?? "untitled"]
    }
}
// → 4
// → untitled

@MainActor protocol SixOptionalDelegate: AnyObject {
    
    
}; @MainActor protocol SixOptionalDelegate_height_of { func height(of row: Int) -> Int }; extension SixOptionalDelegate { var answering_height_of: (any SixOptionalDelegate_height_of)? { self as? any SixOptionalDelegate_height_of } }; @MainActor protocol SixOptionalDelegate_title { var title: String { get } }; extension SixOptionalDelegate { var title: (String)? { answering_title.map { $0.title } }; var answering_title: (any SixOptionalDelegate_title)? { self as? any SixOptionalDelegate_title } }

final class SixOptionalView: UIView { weak var delegate: (any SixOptionalDelegate)? }
final class SixOptionalOwner: UIViewController, SixOptionalDelegate, SixOptionalDelegate_height_of {
    func height(of row: Int) -> Int { row + 1 }
}
