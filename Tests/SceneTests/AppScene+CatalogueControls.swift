import Catalogue
import Framereel
import UIKit

extension AppScene {
    /// Controls under touches.
    static let catalogueControls: [AppScene] = []
}
