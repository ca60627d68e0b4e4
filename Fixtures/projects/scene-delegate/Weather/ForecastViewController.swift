import UIKit

class ForecastViewController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
