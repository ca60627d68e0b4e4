import UIKit

class GreeterViewController: UIViewController {
    @IBOutlet var greeting: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("greeting", comment: "In the bar")
    }
}
