/// A color of Core Image.
open class CIColor: NSObject {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    public convenience init(cgColor color: CGColor) {
        let parts = color.components ?? []
        func part(_ index: Int) -> CGFloat { parts.indices.contains(index) ? parts[index] : 0 }
        self.init(red: part(0), green: part(1), blue: part(2), alpha: part(3))
    }

    @MainActor @preconcurrency public convenience init(color: UIColor) {
        self.init(cgColor: color.cgColor)
    }

    open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
    open var components: [CGFloat] { [red, green, blue, alpha] }
    open var stringRepresentation: String { components.map { "\($0)" }.joined(separator: " ") }

    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

extension UIColor {
    @MainActor @preconcurrency public convenience init(ciColor: CIColor) {
        self.init(cgColor: ciColor.cgColor)
    }

    @MainActor @preconcurrency public var ciColor: CIColor { CIColor(color: self) }
}

/// Numbers of a filter.
open class CIVector: NSObject {
    private let values: [CGFloat]

    private init(_ values: [CGFloat]) {
        self.values = values
        super.init()
    }

    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    public convenience init(cgRect rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }

    open var count: Int { values.count }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// The number at an index; 0 beyond the last.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}
