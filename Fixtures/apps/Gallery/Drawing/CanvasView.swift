import UIKit

/// Draws what a closure draws.
final class CanvasView: UIView {
    private let paint: (CGContext) -> Void

    init(_ paint: @escaping (CGContext) -> Void) {
        self.paint = paint
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        paint = { _ in }
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { paint(context) }
    }
}

extension GridScreen {
    /// A view at the next place.
    @discardableResult func add<View: UIView>(_ view: View, _ name: String) -> View {
        view.frame = nextPlace()
        view.accessibilityIdentifier = name
        self.view.addSubview(view)
        return view
    }

    /// What a closure draws, at the next place: 32 × 32 points.
    func paint(_ name: String, _ paint: @escaping (CGContext) -> Void) { add(CanvasView(paint), name) }
}
