#sourceLocation(file: "Fixtures/ports/before/required-init-made.swift", line: 2)
import UIKit
public enum RequiredInitMade {
    @MainActor public static func run() -> [String] {
        let types: [RequiredInitMadeScreen.Type] = [
            RequiredInitMadePlain.self, RequiredInitMadeOwn.self, RequiredInitMadeNib.self, RequiredInitMadeScreen.self,
        ]
        return types.map { type in
            let screen = type.init()
            return "\(screen.name) \(screen.nibName ?? "none")"
        } + [make(RequiredInitMadeTag.self)]
    }

    @MainActor static func make(_ type: RequiredInitMadeBadge.Type) -> String { type.init().text }
}
// → plain none
// → own none
// → nib none
// → screen none
// → tag

class RequiredInitMadeScreen: UIViewController {
    var name: String { "screen" }
required convenience init() { self.init(nibName: nil, bundle: nil) } }

class RequiredInitMadePlain: RequiredInitMadeScreen {
    override var name: String { "plain" }
}

class RequiredInitMadeOwn: RequiredInitMadeScreen {
    private let stored: String

    required init() {
        stored = "own"
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var name: String { stored }
}

class RequiredInitMadeNib: RequiredInitMadeScreen {
    private let stored: String

    override init(nibName: String?, bundle: Bundle?) {
        stored = "nib"
        super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) { nil }

    override var name: String { stored }
required convenience init() { self.init(nibName: nil, bundle: nil) } }

class RequiredInitMadeArgument: RequiredInitMadeScreen {
    init(argument: Int) { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }
required init() { preconditionFailure("RequiredInitMadeArgument has no init().") } }

class RequiredInitMadeBadge: UIView {
    var text: String { "badge" }
required convenience init() { self.init(frame: .zero) } }

class RequiredInitMadeTag: RequiredInitMadeBadge {
    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { nil }

    override var text: String { "tag" }
required convenience init() { self.init(frame: .zero) } }
