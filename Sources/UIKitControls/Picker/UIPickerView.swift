internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// A set of wheels of rows, each with a selected row.
@MainActor @preconcurrency open class UIPickerView: UIView {
    private let band = UIView()
    private var wheels: [PickerWheel] = []
    /// The rows provided by an enclosing control instead of a delegate.
    var ownRows: (any PickerRows)?

    /// The data source. It is not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        get { storedDataSource }
        set { storedDataSource = newValue }
    }
    private weak var storedDataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// The delegate. It is not retained.
    open weak var delegate: (any UIPickerViewDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
    private weak var storedDelegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
    /// Whether the selection indicator is shown, which it always is since iOS 7.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    private var needsReload = true

    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UIPickerView.self)
    }

    private func setUp() {
        band.backgroundColor = .quaternarySystemFill
        band.layer.cornerCurve = .continuous
        band.isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(band)
    }

    open override var intrinsicContentSize: CGSize { PickerMetrics.size }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

    // MARK: Components and rows

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        if needsReload { reloadAllComponents() }
    }

    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// The size of a row; zero for a component that does not exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }

    /// The view of a row; `nil` if the row is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(ofRow: row) }

    /// The selected row; −1 for a component that does not exist or has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        guard let wheel = wheel(component), wheel.count > 0 else { return -1 }
        return wheel.selectedRow
    }

    /// Selects the nearest existing row. The delegate is not notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component)?.select(row, animated: animated)
    }

    /// Whether a wheel is turning because of a touch, during the touch or after it.
    func isTurning(_ component: Int) -> Bool { wheel(component)?.isTurning ?? false }

    open func reloadAllComponents() {
        needsReload = false
        let count = ownRows?.components ?? dataSource?.numberOfComponents(in: self) ?? 0
        while wheels.count > max(count, 0) { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(component: wheels.count, of: self)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in wheels.indices { reload(component) }
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) {
        if needsReload { return reloadAllComponents() }
        guard wheels.indices.contains(component) else { return }
        reload(component)
        setNeedsLayout()
    }

    private func reload(_ component: Int) {
        let count =
            ownRows?.count(in: component) ?? dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        let height = ownRows == nil ? delegate?.pickerView(self, rowHeightForComponent: component) ?? -1 : -1
        wheels[component].reload(count: max(count, 0), rowHeight: height > 0 ? height : PickerMetrics.rowHeight)
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    func makeRow(_ row: Int, in component: Int, reusing old: UIView?) -> UIView {
        let delegate = ownRows == nil ? self.delegate : nil
        let view =
            delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
            ?? old ?? PickerLabel()
        guard let label = view as? PickerLabel else { return view }
        label.font =
            ownRows == nil
            ? .systemFont(ofSize: PickerMetrics.fontSize)
            : .monospacedDigitSystemFont(ofSize: PickerMetrics.fontSize, weight: .regular)
        label.textColor = .label
        label.textAlignment = ownRows?.alignment(in: component) ?? .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        if let rows = ownRows {
            label.text = rows.title(row, in: component)
        } else if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
            label.textAlignment = .center
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        }
        return label
    }

    func wheelDidRest(_ wheel: PickerWheel) {
        stage.diagnostics.trace(layerName, callback: .pickerView)
        if let rows = ownRows {
            rows.didSelect(wheel.selectedRow, in: wheel.component)
        } else {
            delegate?.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: wheel.component)
        }
    }

    // MARK: Layout

    /// The widths of the components: the delegate's widths, and equal parts of the remaining width for the others.
    private var widths: [CGFloat] {
        let space = bounds.width - 2 * PickerMetrics.margin - PickerMetrics.spacing * CGFloat(max(wheels.count - 1, 0))
        let requested = wheels.map { wheel -> CGFloat in
            ownRows?.width(of: wheel.component)
                ?? (ownRows == nil ? delegate?.pickerView(self, widthForComponent: wheel.component) ?? -1 : -1)
        }
        let sum = requested.filter { $0 >= 0 }.reduce(0, +)
        // If the wheels of an enclosing control do not fit, they become narrower.
        if ownRows != nil, sum > space, sum > 0 { return requested.map { max($0, 0) * max(space, 0) / sum } }
        let rest = space - requested.filter { $0 >= 0 }.reduce(0, +)
        let equal = max(0, rest / CGFloat(max(requested.filter { $0 < 0 }.count, 1)))
        return requested.map { $0 >= 0 ? $0 : equal }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths = widths
        let total = widths.reduce(0, +) + PickerMetrics.spacing * CGFloat(max(widths.count - 1, 0))
        var x = (bounds.width - total) / 2
        for (wheel, width) in zip(wheels, widths) {
            let frame = directed(CGRect(x: x, y: 0, width: width, height: bounds.height), inWidth: bounds.width)
            if wheel.frame != frame {
                wheel.frame = frame
                wheel.fit()
            }
            x += width + PickerMetrics.spacing
        }
        let height = wheels.first?.rowHeight ?? PickerMetrics.rowHeight
        let geometry = WheelGeometry(height: Double(bounds.height), rowHeight: Double(height))
        band.frame = CGRect(geometry.band(inWidth: Double(bounds.width)))
        band.layer.cornerRadius = byLook(PickerMetrics.bandRadius, band.frame.height / 2)
        band.isHidden = wheels.isEmpty
    }
}

/// The rows of a picker inside another control.
@MainActor protocol PickerRows: AnyObject {
    var components: Int { get }
    func count(in component: Int) -> Int
    func title(_ row: Int, in component: Int) -> String
    /// The width of a component, in points; `nil` for an equal part.
    func width(of component: Int) -> CGFloat?
    func alignment(in component: Int) -> NSTextAlignment
    func didSelect(_ row: Int, in component: Int)
}
