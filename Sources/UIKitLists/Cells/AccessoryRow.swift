internal import QuartzCore

/// The views beside the content of a cell, at one of its edges.
///
/// A hidden view is transparent and placed slightly outside its visible position, so that an animated layout moves it
/// in and out.
@MainActor final class AccessoryRow {
    struct Item {
        let view: UIView
        let isShown: Bool
        /// The width in which the view is centered, in points; `nil` for the view's own width.
        var reservedWidth: CGFloat?
        /// The alpha of the view while it is shown.
        var alpha: CGFloat = 1
    }

    private unowned let cell: UIView
    private let isLeading: Bool
    /// The views, from the edge inward.
    private(set) var items: [Item] = []

    init(of cell: UIView, isLeading: Bool) {
        self.cell = cell
        self.isLeading = isLeading
    }

    /// Shows views from the edge inward, replacing the previous ones.
    func show(_ new: [Item]) {
        for item in items where !new.contains(where: { $0.view === item.view }) {
            if item.view.superview === cell { item.view.removeFromSuperview() }
        }
        items = new
        for item in new where item.view.superview !== cell {
            UIView.performWithoutAnimation {
                item.view.alpha = 0
                item.view.frame = hiddenFrame(of: item.view)
                cell.addSubview(item.view)
            }
        }
    }

    /// The width that the views take from the content, in points; 0 if none is shown.
    func width(margin: CGFloat, gap: CGFloat) -> CGFloat {
        let shown = items.filter(\.isShown)
        guard !shown.isEmpty else { return 0 }
        return shown.reduce(margin - gap) { $0 + gap + ($1.reservedWidth ?? $1.view.bounds.width) }
    }

    func layOut(margin: CGFloat, gap: CGFloat) {
        let bounds = cell.bounds
        var x = margin
        for item in items {
            guard item.isShown else {
                item.view.alpha = 0
                item.view.frame = hiddenFrame(of: item.view)
                continue
            }
            let size = item.view.bounds.size
            let width = item.reservedWidth ?? size.width
            let y = cell.roundedToPixel((bounds.height - size.height) / 2)
            let inset = cell.roundedToPixel((width - size.width) / 2)
            let leading = isLeading ? x + inset : bounds.width - x - width + inset
            let frame = cell.directed(
                CGRect(x: leading, y: y, width: size.width, height: size.height), inWidth: bounds.width)
            item.view.alpha = item.alpha
            if item.view.untransformedFrame != frame { item.view.untransformedFrame = frame }
            x += width + gap
        }
    }

    private func hiddenFrame(of view: UIView) -> CGRect {
        let size = view.bounds.size
        let x = isLeading ? -size.width : cell.bounds.width
        return cell.directed(
            CGRect(
                x: x, y: cell.roundedToPixel((cell.bounds.height - size.height) / 2), width: size.width,
                height: size.height), inWidth: cell.bounds.width)
    }
}
