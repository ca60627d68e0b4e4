/// The background of a cell, header, footer or button.
public struct UIBackgroundConfiguration {
    /// The kind of view that the background belongs to. The colors follow its state until the application sets them.
    package enum Role: Hashable {
        case other, plainCell, groupedCell, sidebarCell, accompaniedSidebarCell, plainHeader, groupedHeader,
            sidebarHeader, listCell, listHeader, listFooter
    }

    package var role = Role.other
    /// Whether the application has set the color.
    package private(set) var hasOwnColor = false
    /// The color set by the application, or else by the role.
    package var storedColor: UIColor?
    /// Whether the color is the one of a selected or highlighted row, which depends on the look of the system.
    package var followsLook = false

    /// A view in the background, above its color.
    public var customView: UIView?
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    /// The insets from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges where the layout margins of the view around the background are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The color of the background; `nil` for the tint color in a cell, and for the style's color in a button.
    public var backgroundColor: UIColor? {
        get { storedColor }
        set {
            storedColor = newValue
            hasOwnColor = true
        }
    }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An effect behind the color.
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the stroke; `nil` for the tint color in a cell, and for no stroke in a button.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance by which the stroke lies outside the background, in points.
    public var strokeOutset: CGFloat = 0

    public init() {}

    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }

    /// The color to show in a view with the given tint color.
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
    /// Color transformers count as equal if both configurations have one or neither does.
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
