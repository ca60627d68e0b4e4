import Confetti
import SceneKit
import UIKit

final class PageViewController: UITableViewController {
    private let printer: UIPrintInteractionController? = nil
}
