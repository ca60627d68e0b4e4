/// What may be asked of text that is drawn into a rectangle. Kept; text is not made smaller here.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    public internal(set) var actualScaleFactor: CGFloat = 1
    public internal(set) var totalBounds = CGRect.zero
}
