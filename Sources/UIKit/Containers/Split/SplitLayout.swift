/// Where the columns of an expanded split view controller are.
struct SplitLayout {
    let bounds: CGRect
    let mode: UISplitViewController.DisplayMode
    /// Of the columns beside the secondary one, from the edge: the primary one, and the supplementary one if there is one.
    let widths: [CGFloat]
    /// Between two columns beside each other, in points.
    let divider: CGFloat
    /// Whether the columns begin at the right.
    let isMirrored: Bool

    /// The frame of a column by its number from the edge; the last is the secondary one. A column that is not shown lies beyond
    /// the edge.
    func frame(of index: Int) -> CGRect {
        index < widths.count ? outerFrame(of: index) : mirrored(secondaryFrame)
    }

    /// Whether a column by its number from the edge is shown: the nearest to the secondary one first.
    func shows(_ index: Int) -> Bool { index >= widths.count - mode.count }

    private func outerFrame(of index: Int) -> CGRect {
        let first = widths.count - mode.count
        let leading =
            index < first
            ? -widths[index..<max(first, index + 1)].reduce(0) { $0 + $1 + divider }
            : widths[first..<index].reduce(0) { $0 + $1 + divider }
        return mirrored(CGRect(x: leading, y: 0, width: widths[index], height: bounds.height))
    }

    private var secondaryFrame: CGRect {
        let shown = widths.suffix(mode.count)
        let leading = shown.reduce(0) { $0 + $1 + divider }
        switch mode {
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
            return CGRect(origin: .zero, size: bounds.size)
        case .oneBesideSecondary, .twoBesideSecondary:
            return CGRect(x: leading, y: 0, width: max(0, bounds.width - leading), height: bounds.height)
        case .twoDisplaceSecondary:
            let width = max(0, bounds.width - (shown.last ?? 0) - divider)
            return CGRect(x: leading, y: 0, width: width, height: bounds.height)
        }
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

/// The width of a column: the preferred one, or a fraction of the whole, within its limits.
struct ColumnWidth {
    var preferred = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// Documented for the primary column of split view controllers without a style; the rest is reported (facts/split-widths).
    private static let usualFraction: CGFloat = 0.4

    /// - Parameter usualMaximum: where no maximum is set.
    func width(in whole: CGFloat, usualMaximum: CGFloat) -> CGFloat {
        func set(_ value: CGFloat) -> CGFloat? { value == UISplitViewController.automaticDimension ? nil : value }
        let wish = set(preferred) ?? (set(fraction) ?? Self.usualFraction) * whole
        // A preferred width beyond the usual maximum is meant; only a maximum that is set limits it.
        let maximum = set(maximum) ?? (set(preferred) == nil ? usualMaximum : whole)
        return min(max(min(wish, maximum), set(minimum) ?? 0), whole).rounded()
    }
}
