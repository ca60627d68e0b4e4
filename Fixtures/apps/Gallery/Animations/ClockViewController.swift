import UIKit

/// Motion driven by the application itself: a display link, a repeating timer, and delayed work.
public final class ClockViewController: GalleryViewController {
    private lazy var hand = view.box("hand", 48, 40, .systemRed)
    private lazy var blinker = view.box("blinker", 8, 160, .systemBlue)
    private lazy var late = view.box("late", 88, 160, .systemGray)
    private var began: CFTimeInterval?
    private var blinks = 0

    public override func setUp() {
        _ = (hand, blinker, late)
    }

    public override func begin() {
        let link = CADisplayLink(target: self, selector: Selector("tick:", ClockViewController.tick))
        link.add(to: .main, forMode: .common)
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
            self.blinks += 1
            self.blinker.isHidden.toggle()
            if self.blinks == 4 { timer.invalidate() }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
            self.late.backgroundColor = .systemGreen
        }
    }

    private func tick(_ link: CADisplayLink) {
        let start = began ?? link.timestamp
        began = start
        let turn = CGFloat((link.timestamp - start) / 0.75)
        hand.transform = CGAffineTransform(rotationAngle: 2 * .pi * min(turn, 1)).translatedBy(x: 0, y: 32 * turn)
        if turn >= 1 { link.invalidate() }
    }
}
