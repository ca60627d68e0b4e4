import UIKit

/// Keyframes: a round trip in four parts with a rest, and a fade with its own timing.
public final class KeyframesViewController: GalleryViewController {
    private lazy var rider = view.box("rider", 8, 12, .systemRed)
    private lazy var jumper = view.box("jumper", 8, 164, .systemBlue)

    public override func setUp() {
        _ = (rider, jumper)
    }

    public override func begin() {
        UIView.animateKeyframes(withDuration: 1, delay: 0.1, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                self.rider.center.x = 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                self.rider.center.y = 130
                self.rider.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.2) {
                self.rider.center.x = 20
            }
            UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) {
                self.rider.center.y = 24
                self.rider.backgroundColor = .systemGreen
            }
        }
        UIView.animateKeyframes(withDuration: 0.9, delay: 0, options: .calculationModeDiscrete) {
            for step in 1...3 {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: Double(step) / 4) {
                    self.jumper.center.x += 26
                }
            }
        }
    }
}
