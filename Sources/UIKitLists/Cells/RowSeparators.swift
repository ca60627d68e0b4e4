internal import QuartzCore

/// The lines at the top and bottom edges of a cell.
@MainActor final class RowSeparators {
    private unowned let cell: UIView
    private var top: SeparatorView?
    private var bottom: SeparatorView?

    init(of cell: UIView) { self.cell = cell }

    /// - Parameters:
    ///   - own: The cell's own insets, from its edges; `nil` to use the list's.
    ///   - automatic: The insets that align with the start and end of the cell's text.
    func layOut(_ appearance: RowAppearance, own: UIEdgeInsets?, automatic: UIEdgeInsets) {
        let isShown = appearance.hasSeparators
        let isBordered = appearance.style == .grouped
        let insets = own ?? resolved(appearance.separatorInset, appearance, automatic)
        let topInsets = own ?? resolved(appearance.topSeparatorInset, appearance, insets)
        let showsBottom =
            isShown && !appearance.hidesBottomSeparator && !(appearance.roundsCorners && appearance.isLast)
        let isTopBorder = isBordered && appearance.isFirst
        let showsTop = isShown && (!appearance.hidesTopSeparator || isTopBorder)
        let y = cell.bounds.height - cell.separatorThickness
        update(&bottom, showsBottom, y: y, isBordered && appearance.isLast ? .zero : insets, appearance)
        update(&top, showsTop, y: 0, isTopBorder ? .zero : topInsets, appearance)
    }

    private func resolved(_ insets: UIEdgeInsets?, _ appearance: RowAppearance, _ automatic: UIEdgeInsets)
        -> UIEdgeInsets
    {
        guard let insets else { return automatic }
        return appearance.addsSeparatorInsetToAutomatic ? automatic + insets : insets
    }

    private func update(
        _ line: inout SeparatorView?, _ isShown: Bool, y: CGFloat, _ insets: UIEdgeInsets, _ appearance: RowAppearance
    ) {
        let width = cell.bounds.width
        let index = appearance.indexWidth
        let left = min(max(insets.left, -width), width) + (cell.isRightToLeft ? index : 0)
        let right = min(max(insets.right, -width), width) + (cell.isRightToLeft ? 0 : index)
        let frame = CGRect(x: left, y: y, width: max(0, width - left - right), height: cell.separatorThickness)
        guard isShown, frame.width > 0 else {
            line?.alpha = 0
            return
        }
        if line == nil {
            UIView.performWithoutAnimation {
                let new = SeparatorView(frame: frame)
                new.backgroundColor = appearance.separatorColor ?? .separator
                cell.addSubview(new)
                line = new
            }
        }
        line?.backgroundColor = appearance.separatorColor ?? .separator
        line?.frame = frame
        line?.alpha = 1
    }
}

/// A line between rows.
private final class SeparatorView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}
