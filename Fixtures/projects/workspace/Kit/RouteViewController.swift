import TravelModel
import UIKit

open class RouteViewController: UIViewController {
    public let route = Route()
}
