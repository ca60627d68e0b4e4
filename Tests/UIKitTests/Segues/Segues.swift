import UIKit

/// A source of segues that records its calls.
class Source: UIViewController {
    var note: (String) -> Void = { _ in }
    var should = true
    var onPrepare: (UIStoryboardSegue) -> Void = { _ in }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should “\(identifier)”")
        return should
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        note("prepare \(type(of: segue)) for \(type(of: segue.destination))")
        onPrepare(segue)
    }
}

/// Records when its view is loaded.
final class Destination: UIViewController {
    var note: (String) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("destination loaded")
    }
}

/// A controller at which unwinding may end.
class Unwindable: UIViewController {
    var note: (String) -> Void = { _ in }

    override class var selectors: [Selector] { [Selector("unwindHere:", unwindHere)] }

    func unwindHere(_ segue: UIStoryboardSegue) {
        note("\(type(of: self)) unwound from \(type(of: segue.source))")
    }
}

/// Two such controllers that differ only in name.
final class Home: Unwindable {}
final class Middle: Unwindable {}

/// A container that shows the last of its children and unwinds to any of them.
final class Pile: UIViewController {
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        for child in children.reversed() where child !== subsequentVC {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
    }

    func pile(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

extension SegueTemplate {
    /// A segue that unwinds to a controller with the method `unwindHere`.
    static func unwinding(_ identifier: String? = "back", segueClass: UIStoryboardSegue.Type = UIStoryboardSegue.self)
        -> SegueTemplate
    {
        SegueTemplate(.unwind(Selector("unwindHere:")), identifier: identifier, segueClass: segueClass)
    }
}
