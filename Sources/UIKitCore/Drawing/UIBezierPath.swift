internal import FrameGeometry
internal import QuartzCore

/// A path of lines and curves with drawing attributes. Angles are in radians; 0 points to the right, and positive
/// angles run clockwise on the screen.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()

    /// The line width in points; 1 by default. A width of 0 draws a line one pixel wide.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum miter length in line widths; longer miters become bevels. 10 by default.
    open var miterLimit: CGFloat = 10
    /// Stored without effect: curves are always drawn with pixel precision, not as polygons (facts/curves-in-contexts).
    open var flatness: CGFloat = 0.6
    /// Whether ``fill()``, ``addClip()`` and ``contains(_:)`` use the even-odd rule instead of the non-zero winding
    /// rule.
    open var usesEvenOddFillRule = false
    package var dash: [CGFloat] = []
    package var dashPhase: CGFloat = 0

    public override init() {
        super.init()
    }

    /// The path of an archive; `nil` for an archive of something else, or one that is damaged.
    public required init?(coder: NSCoder) {
        guard let elements = Path(from: coder) else { return nil }
        super.init()
        cgPath = CGPath(elements)
        unarchiveAttributes(from: coder)
    }

    open class var supportsSecureCoding: Bool { true }

    /// Differs from UIKit: the keys of the archive are Framereel's own, so that neither reads the other's archives.
    open func encode(with coder: NSCoder) {
        path.path.encode(with: coder)
        archiveAttributes(in: coder)
    }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the ellipse inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rounded rectangle. Its corners have the continuous shape of iOS; see
    /// `FrameGeometry.Path.init(continuous:_:)`.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// - Parameter cornerRadii: The width is the radius of the corners. The height has no effect, as has been reported
    ///   of UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        func radius(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = CornerRadii(
            topLeft: radius(.topLeft), topRight: radius(.topRight),
            bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft), curve: .continuous)
        let box = Rect(rect.standardized)
        path.addPath(CGPath(Path(rounded: box, radii.fitted(to: box.size))))
    }

    /// - Parameter clockwise: The direction as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    /// The path. Getting and setting it makes a copy.
    open var cgPath: CGPath {
        get { CGPath(path.path) }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.cgPath = path
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        copy.dashPhase = dashPhase
        return copy
    }

    // MARK: Construction

    /// Begins a contour.
    open func move(to point: CGPoint) { path.move(to: point) }

    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Appends an arc, preceded by a line to its start if a contour is open.
    ///
    /// - Parameter clockwise: The direction as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the contour with a line.
    open func close() { path.closeSubpath() }

    open func removeAllPoints() { path = CGMutablePath() }

    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// The same contours in the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = copy() as? UIBezierPath ?? UIBezierPath()
        reversed.cgPath = CGPath(path.path.reversed)
        return reversed
    }

    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(path.path.applying(transform.affine))
    }

    // MARK: Queries

    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that encloses the lines and curves; the null rectangle for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    open var currentPoint: CGPoint { path.currentPoint }

    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Dashes

    /// Sets the alternating lengths of dashes and gaps, and the offset into the pattern at which a contour starts. A
    /// `nil` or empty pattern draws solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Writes the dash pattern to each pointer that is not `nil`. `pattern` must have room for all lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.enumerated() { pattern?[index] = length }
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing in the current graphics context

    open func fill() { paintArea(.normal, alpha: nil) }

    open func stroke() { paintLine(.normal, alpha: nil) }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { paintArea(blendMode, alpha: alpha) }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { paintLine(blendMode, alpha: alpha) }

    /// Clips later drawing to the path, until the context's state is restored.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: rule)
    }
}

/// A set of corners of a rectangle, as seen on the screen.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
