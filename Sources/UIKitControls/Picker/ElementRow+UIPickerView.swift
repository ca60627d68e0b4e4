extension ElementRow {
    package static let pickerView = ElementRow(
        UIPickerView.self, "pickerView", isPartOfSystem: true, content: .picker,
        outlets: {
            [
                Outlet("dataSource", \UIPickerView.dataSource), Outlet("delegate", \UIPickerView.delegate),
            ]
        })
}

extension ElementContent {
    /// The element of a picker: a wheel of rows.
    fileprivate static let picker = ElementContent(
        "picker", "The view is a picker: wheels of rows.",
        fields: [
            .text(
                "rows", "The rows of a wheel, separated by vertical bars; further wheels in further lines.",
                isRequired: true
            ) { $0.show(rows: $1) },
            .number(
                "selected", "The number of the selected row of the first wheel, from 0.", in: 0...9_999, standard: 0
            ) { $0.selectRow(Int($1), inComponent: 0, animated: false) },
        ]
    ) { UIPickerView() }
}

extension UIPickerView {
    /// Shows texts separated by vertical bars, one component per line.
    fileprivate func show(rows text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        ownRows = FixedRows(lines.map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) })
        reloadAllComponents()
    }
}

/// The rows described in a scene file.
private final class FixedRows: PickerRows {
    private let rows: [[String]]

    init(_ rows: [[String]]) { self.rows = rows }

    var components: Int { rows.count }
    func count(in component: Int) -> Int { rows[component].count }
    func title(_ row: Int, in component: Int) -> String { rows[component][row] }
    func width(of component: Int) -> CGFloat? { nil }
    func alignment(in component: Int) -> NSTextAlignment { .center }
    func didSelect(_ row: Int, in component: Int) {}
}
