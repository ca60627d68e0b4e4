internal import FrameLayout
internal import QuartzCore

/// A rectangle in a view with which content is aligned. It is positioned by constraints and not drawn.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
    /// The rectangle that a system guide follows.
    enum Part: String {
        case safeArea, margins, readableContent
        /// The part of a scroll view that does not scroll.
        case frame
        /// The content of a scroll view.
        case content
        case keyboard
        /// The part of the view above its safe area, and the part below it.
        case top, bottom
    }

    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    private let part: Part?
    var solvedFrame = CGRect.zero

    public override init() {
        part = nil
        super.init()
    }

    init(_ part: Part, of view: UIView) {
        self.part = part
        owningView = view
        super.init()
        identifier = part.rawValue
    }

    /// The frame in the owning view's coordinates. For an application's guide, it is zero until constraints are laid
    /// out.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch part {
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .margins: return view.bounds.inset(by: view.layoutMargins)
        case .readableContent:
            let frame = view.bounds.inset(by: view.layoutMargins)
            let width = min(frame.width, view.traitCollection.readableWidth)
            return CGRect(x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
        case .frame: return view.bounds
        case .keyboard:
            let height = view.keyboardOverlap(usesSafeArea: usesSafeAreaOfKeyboard)
            return CGRect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
        case .top: return CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
        case .bottom:
            let height = view.safeAreaInsets.bottom
            return CGRect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
        case .content, nil:
            view.layoutEngine?.update()
            return solvedFrame
        }
    }

    private var usesSafeAreaOfKeyboard: Bool { (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true }

    /// The constraints between the boxes of the guide and its view; empty for an application's guide. Only the
    /// constants change with the insets.
    ///
    /// - Parameter isMeasured: Whether a size is being computed with the views' current frames rather than new ones.
    func rules(for box: BoxSystem.Box, in outer: BoxSystem.Box, isMeasured: Bool) -> [LinearConstraint] {
        guard let view = owningView else { return [] }
        let safeArea = isMeasured ? view.settledSafeArea : view.safeAreaInsets
        /// Constraints for a band across the full width, with a given height.
        func band(_ height: CGFloat, isAtTop: Bool) -> [LinearConstraint] {
            let edge: LinearConstraint =
                isAtTop
                ? .equal([.init(1, box.y)], view.bounds.minY)
                : .equal([.init(1, box.y), .init(1, box.height), .init(-1, outer.height)], view.bounds.minY)
            return [
                .equal([.init(1, box.x)], view.bounds.minX),
                .equal([.init(1, box.width), .init(-1, outer.width)], 0), edge, .equal([.init(1, box.height)], height),
            ]
        }
        func edges(_ insets: UIEdgeInsets) -> [LinearConstraint] {
            let origin = view.bounds.origin
            return [
                .equal([.init(1, box.x)], origin.x + insets.left), .equal([.init(1, box.y)], origin.y + insets.top),
                .equal([.init(1, box.x), .init(1, box.width), .init(-1, outer.width)], origin.x - insets.right),
                .equal([.init(1, box.y), .init(1, box.height), .init(-1, outer.height)], origin.y - insets.bottom),
            ]
        }
        switch part {
        case .safeArea: return edges(safeArea)
        case .margins: return edges(view.layoutMargins)
        case .frame: return edges(.zero)
        case .keyboard:
            return band(view.keyboardOverlap(usesSafeArea: usesSafeAreaOfKeyboard), isAtTop: false)
        case .top: return band(safeArea.top, isAtTop: true)
        case .bottom: return band(safeArea.bottom, isAtTop: false)
        case .content: return [.equal([.init(1, box.x)], 0), .equal([.init(1, box.y)], 0)]
        case .readableContent:
            let margins = view.layoutMargins
            let vertical = edges(margins)
            return [
                vertical[1], vertical[3],
                .equal(
                    [.init(1, box.x), .init(0.5, box.width), .init(-0.5, outer.width)],
                    view.bounds.minX + (margins.left - margins.right) / 2),
                .atMost([.init(1, box.width)], view.traitCollection.readableWidth),
                .atMost([.init(1, box.width), .init(-1, outer.width)], -margins.left - margins.right),
                .equal(
                    [.init(1, box.width), .init(-1, outer.width)], -margins.left - margins.right,
                    priority: LinearConstraint.almostRequired),
            ]
        case nil: return []
        }
    }

    // MARK: Anchors

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
