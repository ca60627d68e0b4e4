import UIKit

extension UIView {
    /// Adds a filled square with a name.
    func box(_ name: String, _ x: CGFloat, _ y: CGFloat, side: CGFloat = 24, _ color: UIColor) -> UIView {
        let box = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
        box.accessibilityIdentifier = name
        box.backgroundColor = color
        addSubview(box)
        return box
    }
}
