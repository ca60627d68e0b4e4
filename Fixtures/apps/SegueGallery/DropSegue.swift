import UIKit

// The destination drops onto the source.
public final class DropSegue: UIStoryboardSegue {
    public override func perform() {
        guard let screen = source.view, let dropping = destination.view else { return }
        dropping.frame = screen.bounds.offsetBy(dx: 0, dy: -screen.bounds.height)
        screen.addSubview(dropping)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) {
            dropping.frame = screen.bounds
        } completion: { [source, destination] _ in
            dropping.removeFromSuperview()
            destination.modalPresentationStyle = .fullScreen
            source.present(destination, animated: false)
        }
    }
}

// The source is lifted off the destination.
public final class LiftSegue: UIStoryboardSegue {
    public override func perform() {
        guard let lifted = source.view, let window = lifted.window, let revealed = destination.view else { return }
        revealed.frame = window.bounds
        window.insertSubview(revealed, at: 0)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
            lifted.frame = lifted.frame.offsetBy(dx: 0, dy: -lifted.bounds.height)
        } completion: { [source] _ in
            source.dismiss(animated: false)
        }
    }
}
