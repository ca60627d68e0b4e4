internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// One component of a picker: a wheel turned by touch that comes to rest on a row.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    let component: Int
    private unowned let picker: UIPickerView
    private(set) var rowHeight: CGFloat = 0
    private(set) var count = 0
    /// The selected row, or the row that the wheel is turning to.
    private(set) var selectedRow = 0
    private var rows: [Int: UIView] = [:]
    private var spare: [UIView] = []
    /// Whether a touch caused the current motion.
    private var isTouched = false

    init(component: Int, of picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        delegate = self
        decelerationRate = .fast
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        alwaysBounceVertical = true
        // The selected row is magnified about its middle, so that it may be wider than the wheel.
        clipsToBounds = false
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tapped", PickerWheel.tapped)))
    }

    required init?(coder: NSCoder) { nil }

    private var geometry: WheelGeometry { WheelGeometry(height: Double(bounds.height), rowHeight: Double(rowHeight)) }

    /// Updates the number and height of rows. The selected row stays selected if it still exists.
    func reload(count: Int, rowHeight: CGFloat) {
        rows.values.forEach { $0.removeFromSuperview() }
        (rows, spare) = ([:], [])
        self.count = count
        self.rowHeight = rowHeight
        selectedRow = min(max(selectedRow, 0), max(count - 1, 0))
        fit()
    }

    /// Fits the range of offsets to the bounds.
    func fit() {
        let inset = (bounds.height - rowHeight) / 2
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        if !isTracking, !isDecelerating, !isScrollAnimating { contentOffset = offset(of: selectedRow) }
        placeRows()
    }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

    func select(_ row: Int, animated: Bool) {
        selectedRow = min(max(row, 0), max(count - 1, 0))
        isTouched = false
        setContentOffset(offset(of: selectedRow), animated: animated && window != nil)
    }

    var isTurning: Bool { isTracking || isDragging || isDecelerating || isScrollAnimating && isTouched }

    func view(ofRow row: Int) -> UIView? { rows[row] }

    // MARK: Rows

    /// Shows the rows on the front of the wheel.
    private func placeRows() {
        guard rowHeight > 0, bounds.height > 0 else { return }
        let (geometry, position) = (geometry, Double((contentOffset.y + contentInset.top) / rowHeight))
        let nearest = Int(position.rounded())
        let range = nearest - geometry.reach...nearest + geometry.reach
        for (row, view) in rows where !range.contains(row) || !(0..<count).contains(row) {
            view.removeFromSuperview()
            spare.append(view)
            rows[row] = nil
        }
        for row in range where (0..<count).contains(row) {
            let distance = Double(row) - position
            let seen = geometry.row(at: distance)
            let view = rows[row] ?? makeRow(row)
            view.isHidden = seen == nil
            guard let seen else { continue }
            view.transform = .identity
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.width / 2, y: contentOffset.y + CGFloat(seen.middle))
            view.transform = CGAffineTransform(
                scaleX: CGFloat(seen.magnification), y: CGFloat(seen.scale * seen.magnification))
            view.alpha = Self.alpha(at: distance, scale: seen.scale)
        }
    }

    /// The alpha of a row; rows next to the selected one are fainter (facts/picker-wheel). Tuned between rows.
    private static func alpha(at distance: Double, scale: Double) -> CGFloat {
        let beside = 0.4 * scale
        let fraction = min(abs(distance), 1)
        return CGFloat(1 + (beside - 1) * fraction)
    }

    private func makeRow(_ row: Int) -> UIView {
        let view = picker.makeRow(row, in: component, reusing: spare.popLast())
        rows[row] = view
        addSubview(view)
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
    }

    // MARK: Touches

    private func tapped(_ tap: UITapGestureRecognizer) {
        let y = tap.location(in: self).y - contentOffset.y
        let row = Int((Double(selectedRow) + geometry.distance(at: Double(y))).rounded())
        guard (0..<count).contains(row), row != selectedRow else { return }
        selectedRow = row
        isTouched = true
        setContentOffset(offset(of: row), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTouched = true }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard rowHeight > 0 else { return }
        let row = Int(((targetContentOffset.pointee.y + contentInset.top) / rowHeight).rounded())
        selectedRow = min(max(row, 0), max(count - 1, 0))
        targetContentOffset.pointee = offset(of: selectedRow)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

    private func rest() {
        guard isTouched else { return }
        isTouched = false
        let end = offset(of: selectedRow)
        if abs(contentOffset.y - end.y) >= 1 { setContentOffset(end, animated: true) }
        picker.wheelDidRest(self)
    }
}

/// A row for which the application does not provide a view.
final class PickerLabel: UILabel {}
