import UIKit

/// Pictures of views that move: before and after an update, of a part, stretched between caps, drawn and rendered; and an
/// effect that goes and comes back.
public final class SnapshotsViewController: GridScreen {
    private let box = UIView(frame: CGRect(x: 4, y: 4, width: 32, height: 32))
    private let dot = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 10))
    private let pane = UIVisualEffectView(effect: UIBlurEffect(style: .light))

    public override func setUp() {
        _ = nextPlace()
        view.addSubview(box)
        box.backgroundColor = .systemTeal
        box.layer.cornerRadius = 6
        box.layer.borderWidth = 2
        dot.backgroundColor = .systemRed
        dot.layer.cornerRadius = 5
        box.addSubview(dot)
        for index in 0..<8 {
            let stripe = UIView(frame: CGRect(x: 25 * index, y: 160, width: 12, height: 40))
            stripe.backgroundColor = index.isMultiple(of: 2) ? .systemPurple : .systemOrange
            view.addSubview(stripe)
        }
        pane.frame = CGRect(x: 10, y: 168, width: 180, height: 24)
        view.addSubview(pane)
    }

    public override func begin() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.dot.frame.origin = CGPoint(x: 20, y: 20)
        }
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            self.pane.effect = nil
        } completion: { _ in
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                self.pane.effect = UIBlurEffect(style: .light)
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.takePictures() }
    }

    private func takePictures() {
        if let now = box.snapshotView(afterScreenUpdates: false) { add(now, "now") }
        if let end = box.snapshotView(afterScreenUpdates: true) { add(end, "end") }
        let part = CGRect(x: 0, y: 0, width: 18, height: 32)
        if let part = box.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero) {
            add(part, "part")
        }
        let caps = UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7)
        if let wide = box.resizableSnapshotView(from: box.bounds, afterScreenUpdates: true, withCapInsets: caps) {
            wide.frame = CGRect(x: 4, y: 44, width: 72, height: 72)
            wide.accessibilityIdentifier = "wide"
            view.addSubview(wide)
        }
        let drawn = UIGraphicsImageRenderer(size: box.bounds.size).image { _ in
            self.box.drawHierarchy(in: self.box.bounds, afterScreenUpdates: false)
        }
        let rendered = UIGraphicsImageRenderer(size: box.bounds.size).image {
            self.box.layer.render(in: $0.cgContext)
        }
        for (index, image) in [drawn, rendered].enumerated() {
            let shown = UIImageView(image: image)
            shown.frame.origin = CGPoint(x: 84 + 40 * index, y: 44)
            view.addSubview(shown)
        }
    }
}
