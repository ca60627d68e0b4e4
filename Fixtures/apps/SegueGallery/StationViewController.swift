import UIKit

// One of several screens on a line, with a button that goes on and one that goes back. It remembers what segues tell it.
public class StationViewController: UIViewController {
    public let onwards = UIButton(type: .system)
    public let backwards = UIButton(type: .system)
    private let arrivals = UILabel()
    private let color: UIColor

    public init(_ name: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    public required init?(coder: NSCoder) {
        color = .systemGray
        super.init(coder: coder)
    }

    public override class var selectors: [Selector] {
        super.selectors + [Selector("unwindToStation:", unwindToStation)]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        onwards.setTitle("On", for: .normal)
        backwards.setTitle("Back", for: .normal)
        arrivals.textAlignment = .center
        for part in [onwards, backwards, arrivals] {
            part.backgroundColor = .white
            view.addSubview(part)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        arrivals.frame = CGRect(x: area.minX + 16, y: area.minY + 16, width: area.width - 32, height: 30)
        onwards.frame = CGRect(x: area.minX + 16, y: area.minY + 62, width: area.width - 32, height: 40)
        backwards.frame = onwards.frame.offsetBy(dx: 0, dy: 56)
    }

    public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? StationViewController)?.arrivals.text = "from \(title ?? "")"
    }

    @IBAction public func unwindToStation(_ segue: UIStoryboardSegue) {
        arrivals.text = "back from \(segue.source.title ?? "")"
    }
}
