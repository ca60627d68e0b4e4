import UIKit

extension UIView {
    // A rounded rectangle: what stands for texts and pictures here.
    func box(_ frame: CGRect, _ color: UIColor, radius: CGFloat = 4) {
        let box = UIView(frame: frame)
        box.backgroundColor = color
        box.layer.cornerRadius = radius
        addSubview(box)
    }
}
