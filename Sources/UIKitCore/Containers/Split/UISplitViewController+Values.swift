internal import FrameLayout

extension UISplitViewController {
    /// The number of columns of a split view controller. Raw values match the public header.
    public enum Style: Int, Sendable {
        /// Two controllers without columns, set as ``UISplitViewController/viewControllers``.
        case unspecified
        case doubleColumn, tripleColumn
    }

    public enum Column: Int, CaseIterable, Sendable {
        case primary, supplementary, secondary
        /// The controller that replaces all others while the split view controller is collapsed.
        case compact
    }

    /// The visible columns and their arrangement. In a mode with one column beside the secondary one, that is the
    /// supplementary column of three, otherwise the primary column.
    public enum DisplayMode: Int, CaseIterable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic
        /// Columns are side by side.
        case tile
        /// Columns are in front of the dimmed secondary column.
        case overlay
        /// Columns push the secondary column aside.
        case displace
    }

    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic, never, always
    }

    /// The default value of column widths.
    public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

/// Names used before iOS 14.
extension UISplitViewController.DisplayMode {
    public static var primaryHidden: Self { .secondaryOnly }
    public static var allVisible: Self { .oneBesideSecondary }
    public static var primaryOverlay: Self { .oneOverSecondary }
}

extension UISplitViewController.DisplayMode {
    /// The number of columns beside the secondary one.
    var count: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    var arrangement: SplitLayout.Arrangement {
        switch self {
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: .over
        case .oneBesideSecondary, .twoBesideSecondary: .beside
        case .twoDisplaceSecondary: .displacing
        }
    }

    /// The behavior to which the mode belongs; `nil` for a mode of every behavior.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// The mode for a number of columns and a behavior.
    init(_ count: Int, _ behavior: UISplitViewController.SplitBehavior) {
        switch (count, behavior) {
        case (...0, _): self = .secondaryOnly
        case (1, .overlay): self = .oneOverSecondary
        case (1, _): self = .oneBesideSecondary
        case (_, .overlay): self = .twoOverSecondary
        case (_, .displace): self = .twoDisplaceSecondary
        case (_, .tile), (_, .automatic): self = .twoBesideSecondary
        }
    }
}

extension ColumnWidth {
    /// A width limit as in UIKit, with ``UISplitViewController/automaticDimension`` for an unset limit.
    subscript(_ limit: WritableKeyPath<ColumnWidth, Double?>) -> CGFloat {
        get { self[keyPath: limit].map { CGFloat($0) } ?? UISplitViewController.automaticDimension }
        set { self[keyPath: limit] = newValue == UISplitViewController.automaticDimension ? nil : newValue }
    }
}
