/// The background of a cell, header, footer or button.
public struct UIBackgroundConfiguration {
    /// What the background belongs to: its colours depend on the state until the application sets them.
    package enum Role: Hashable {
        case other, plainCell, groupedCell, sidebarCell, accompaniedSidebarCell, plainHeader, groupedHeader,
            sidebarHeader, listCell, listHeader, listFooter
    }

    package var role = Role.other
    /// Whether the application has chosen the colour.
    package private(set) var hasOwnColor = false
    /// The colour of the application, or of the role.
    package var storedColor: UIColor?
    /// Whether the colour is that of a selected or highlighted row, which depends on the look of the system.
    package var followsLook = false

    /// A view in the background, above its colour.
    public var customView: UIView?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The insets from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges where the layout margins of the view around the background are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// `nil` for the tint colour of a cell, and for the colour of a button's style.
    public var backgroundColor: UIColor? {
        get { storedColor }
        set {
            storedColor = newValue
            hasOwnColor = true
        }
    }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An effect behind the colour.
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the stroke of a cell, where `nil` is the tint colour; `nil` for no stroke of a button.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var strokeWidth: CGFloat = 0
    /// How far the stroke is outside of the background, in points.
    public var strokeOutset: CGFloat = 0

    public init() {}

    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }

    /// The colour that is shown, with the tint colour of the view around it.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration: Equatable {
    /// Colour transformers are equal where both have one or none.
    public static func == (first: UIBackgroundConfiguration, second: UIBackgroundConfiguration) -> Bool {
        first.role == second.role && first.followsLook == second.followsLook && first.hasOwnColor == second.hasOwnColor
            && first.storedColor == second.storedColor && first.customView === second.customView
            && first.cornerRadius == second.cornerRadius && first.backgroundInsets == second.backgroundInsets
            && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
            && (first.backgroundColorTransformer == nil) == (second.backgroundColorTransformer == nil)
            && first.visualEffect === second.visualEffect && first.image === second.image
            && first.imageContentMode == second.imageContentMode && first.strokeColor == second.strokeColor
            && (first.strokeColorTransformer == nil) == (second.strokeColorTransformer == nil)
            && first.strokeWidth == second.strokeWidth && first.strokeOutset == second.strokeOutset
    }
}
