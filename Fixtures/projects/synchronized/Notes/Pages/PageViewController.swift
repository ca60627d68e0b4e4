import Confetti
import MapKit
import UIKit

final class PageViewController: UITableViewController {
    private let printer: UIPrintInteractionController? = nil
}
