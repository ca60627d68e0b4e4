internal import QuartzCore

/// A rectangle of a view that content keeps to.
///
/// Differs from UIKit: a guide of an application's own has no place, because constraints place it; see
/// `NSLayoutConstraint`.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
    enum Part {
        case safeArea, margins, readableContent
    }

    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    private let part: Part?

    public override init() {
        part = nil
        super.init()
    }

    init(_ part: Part, of view: UIView) {
        self.part = part
        owningView = view
        super.init()
    }

    /// In the owning view's coordinates; zero for a guide of an application's own.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch part {
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .margins: return view.bounds.inset(by: view.layoutMargins)
        case .readableContent:
            let frame = view.bounds.inset(by: view.layoutMargins)
            let width = min(frame.width, 672)
            return CGRect(x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
        case nil: return .zero
        }
    }
}

extension UIView {
    public var layoutGuides: [UILayoutGuide] { ownGuides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ownGuides.append(layoutGuide)
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard ownGuides.contains(layoutGuide) else { return }
        ownGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }
}
