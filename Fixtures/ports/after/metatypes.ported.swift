#sourceLocation(file: "Fixtures/ports/before/metatypes.swift", line: 2)
import UIKit
public enum Metatypes {
    @MainActor public static func run() -> [String] {
        [
            "\(MetatypesBox<MetatypesBadge>().content.text)", "\(MetatypesBox<MetatypesOwn>().content.text)",
            "\(MetatypesBox<MetatypesChild>().content.text)",
            MetatypesScreen.loaded().nibName ?? "none", MetatypesNamed.fresh().title ?? "none",
            metatypesFramed(MetatypesBadge.self).text, "\(type(of: metatypesMade(MetatypesNamed.self)))",
            "\(type(of: (MetatypesNamed.self as UIViewController.Type).fresh()))",
            "\(UIColor.metatypesGray(0.5) == UIColor(white: 0.5, alpha: 1))",
        ]
    }
}
// → badge
// → own
// → child
// → MetatypesScreen
// → named
// → badge
// → MetatypesNamed
// → MetatypesNamed
// → true

extension UIColor {
    static func metatypesGray(_ value: CGFloat) -> Self { (UIColor(white: value, alpha: 1) as! Self) }
}

class MetatypesBox<Content: MetatypesText> {
    @MainActor lazy var content = Content.made()
}

class MetatypesText: UIView {
    var text = "none"
}

class MetatypesBadge: MetatypesText {
    override init(frame: CGRect) {
        super.init(frame: frame)
        text = "badge"
    }

    required init?(coder: NSCoder) { nil }
}

class MetatypesOwn: MetatypesText {
    required init() {
        super.init(frame: .zero)
        text = "own"
    }

    required init?(coder: NSCoder) { nil }
override class func made() -> Self { self.init() } }

class MetatypesChild: MetatypesOwn {
    override var text: String {
        get { "child" }
        set {}
    }
}

protocol MetatypesLoadable {}

extension MetatypesLoadable where Self: UIViewController {
    @MainActor static func loaded() -> Self { self.made(nibName: String(describing: self), bundle: nil) }
}

class MetatypesScreen: UIViewController, MetatypesLoadable {}

class MetatypesNamed: UIViewController {
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        title = "named"
    }

    required init?(coder: NSCoder) { nil }
}

extension UIViewController {
    static func fresh() -> Self { Self.made() }
}

@MainActor func metatypesFramed<Content: UIView>(_ type: Content.Type) -> Content { type.made(frame: .zero) }

@MainActor func metatypesMade(_ type: UIViewController.Type) -> UIViewController { type.made() }
