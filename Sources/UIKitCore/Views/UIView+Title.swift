internal import QuartzCore

extension UIView {
    /// A title by which readers recognize the view among others with its name: the text of a label or button in
    /// quotation marks, or the place of a cell in its list.
    package var layerTitle: String? {
        switch self {
        case let label as UILabel: Self.quoted(label.currentText)
        case let button as UIButton: Self.quoted(button.title.currentText)
        case let view as any PlacedView: view.place
        default: nil
        }
    }

    /// The maximum number of characters of a text in a name.
    private static let longestTitle = 30

    /// The first line in quotation marks.
    private static func quoted(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        let line = text.prefix { !$0.isNewline }
        return "“\(line.count > longestTitle ? line.prefix(longestTitle - 1) + "…" : line)”"
    }
}

/// A view that readers recognize by its place in a list.
@MainActor package protocol PlacedView: UIView {
    /// A description of the place, such as `row 3`; `nil` outside lists.
    var place: String? { get }
}
