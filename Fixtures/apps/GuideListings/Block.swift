import UIKit

// A filled rectangle with rounded corners: what stands for texts and pictures here.
final class Block: UIView {
    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, color: UIColor, radius: CGFloat = 0) {
        super.init(frame: CGRect(x: x, y: y, width: width, height: height))
        backgroundColor = color
        layer.cornerRadius = radius
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UIColor {
    static let title = UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
    static let heading = UIColor(red: 58 / 255, green: 58 / 255, blue: 60 / 255, alpha: 1)
    static let headerBackground = UIColor(white: 249 / 255, alpha: 1)
}
