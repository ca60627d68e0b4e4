import UIKit

// Listing 9-2: a segue that shows its destination at once. A better one animates here.
final class PlainSegue: UIStoryboardSegue {
    override func perform() {
        source.present(destination, animated: false, completion: nil)
    }
}
