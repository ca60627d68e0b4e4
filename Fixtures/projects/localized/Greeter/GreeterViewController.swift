import UIKit

class GreeterViewController: UIViewController {
    @IBOutlet var greeting: UILabel!
}
