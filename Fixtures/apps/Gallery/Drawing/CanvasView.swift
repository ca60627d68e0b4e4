import UIKit

/// A view whose content is drawn by a closure.
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
    /// Adds a view at the next place.
    @discardableResult func add<View: UIView>(_ view: View, _ name: String) -> View {
        view.frame = nextPlace()
        view.accessibilityIdentifier = name
        self.view.addSubview(view)
        return view
    }

    /// Adds a drawing of 32 × 32 points at the next place.
    func paint(_ name: String, _ paint: @escaping (CGContext) -> Void) { add(CanvasView(paint), name) }
}
