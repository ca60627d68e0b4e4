internal import QuartzCore

/// A rectangle in a view to which content is aligned.
///
/// Differs from UIKit: the frame of a guide created by the application is zero because it depends on constraints; see
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

    /// In the owning view's coordinates; zero for a guide created by the application.
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
