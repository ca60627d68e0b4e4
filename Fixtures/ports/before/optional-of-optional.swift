import UIKit

public enum OptionalOfOptional {
    @MainActor public static func run() -> [String] {
        let all: [OptionalOfOptionalSource] = [
            OptionalOfOptionalNamed("a"), OptionalOfOptionalNamed(nil), OptionalOfOptionalSilent(),
        ]
        return all.map { source in
            switch source.title {
            case .none: "not there"
            case .some(.none): "nil"
            case .some(.some(let title)): title
            }
        } + all.map { source in
            switch source.subtitle {
            case .none: "not there"
            case .some(.none): "nil"
            case .some(.some(let subtitle)): subtitle
            }
        } + all.map { source in
            guard let text = source.text?(1) else { return "no text" }
            return "\(text.count)"
        }
    }
}
// → a
// → nil
// → not there
// → a
// → nil
// → not there
// → 1
// → no text
// → no text

@objc protocol OptionalOfOptionalSource {
    @objc optional var title: String? { get }
    @objc optional var subtitle: String! { get }
    @objc optional func text(_ number: Int) -> String?
    @objc optional func text(_ word: String) -> String?
}

class OptionalOfOptionalNamed: NSObject, OptionalOfOptionalSource {
    let title: String?
    init(_ title: String?) {
        self.title = title
        super.init()
    }
    func text(_ number: Int) -> String? { title }
    var subtitle: String! { title }
}

class OptionalOfOptionalSilent: NSObject, OptionalOfOptionalSource {}
