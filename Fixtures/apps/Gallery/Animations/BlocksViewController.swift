import UIKit

/// Animation blocks: delays, nesting, interruption, repetition, and chains.
public final class BlocksViewController: GalleryViewController {
    private lazy var traveller = view.box("traveller", 8, 12, .systemRed)
    private lazy var pulsing = view.box("pulsing", 8, 60, .systemBlue)
    private lazy var nested = view.box("nested", 8, 108, .systemGreen)
    private lazy var springy = view.box("springy", 8, 156, .systemOrange)

    public override func setUp() {
        _ = (traveller, pulsing, nested, springy)
    }

    public override func begin() {
        UIView.animate(withDuration: 0.6) {
            self.traveller.center.x = 100
        }
        // Half way, somewhere else: both movements add up.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            UIView.animate(withDuration: 0.6, delay: 0, options: .beginFromCurrentState) {
                self.traveller.center = CGPoint(x: 60, y: 40)
            }
        }

        UIView.animate(withDuration: 0.2, delay: 0.1, options: [.repeat, .autoreverse, .curveEaseIn]) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
                self.pulsing.transform = CGAffineTransform(scaleX: 1.5, y: 1.5).translatedBy(x: 20, y: 0)
            }
        }

        UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) {
            self.nested.center.x = 100
            UIView.animate(
                withDuration: 0.4, delay: 0.2,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseOut]
            ) {
                self.nested.backgroundColor = .systemPurple
                self.nested.layer.cornerRadius = 12
            }
            UIView.performWithoutAnimation { self.nested.alpha = 0.75 }
        } completion: { finished in
            guard finished else { return }
            UIView.animate(withDuration: 0.2) { self.nested.alpha = 0 }
        }

        UIView.animate(
            withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
            animations: { self.springy.center.x = 92 }, completion: nil)
    }
}
