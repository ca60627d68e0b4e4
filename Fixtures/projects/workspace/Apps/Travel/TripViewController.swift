import TravelKit
import UIKit

final class TripViewController: RouteViewController {}
