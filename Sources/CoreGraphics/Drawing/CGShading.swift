/// A gradient whose colors a function computes.
///
/// The colors are computed at 256 places and mixed between them.
public final class CGShading: _CFObject {
    private enum Kind {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    private let kind: Kind
    private let gradient: CGGradient
    private let options: CGGradientDrawingOptions

    private init?(
        _ kind: Kind, _ space: CGColorSpace, _ function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        let count = 256
        var colors: [CGFloat] = []
        for index in 0..<count {
            let components = function([CGFloat(index) / CGFloat(count - 1)])
            guard components.count == space.numberOfComponents + 1 else { return nil }
            colors += components
        }
        guard let gradient = CGGradient(colorSpace: space, colorComponents: colors, locations: nil, count: count)
        else { return nil }
        self.kind = kind
        self.gradient = gradient
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    /// - Parameter function: A function of one number, 0…1, whose values are the components of the space, followed by
    ///   alpha. The result is `nil` for a function with another number of values.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.axial(start, end), space, function, extendStart: extendStart, extendEnd: extendEnd)
    }

    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            .radial(start, startRadius, end, endRadius), space, function, extendStart: extendStart,
            extendEnd: extendEnd)
    }

    fileprivate func draw(in context: CGContext) {
        switch kind {
        case .axial(let start, let end): context.drawLinearGradient(gradient, start: start, end: end, options: options)
        case .radial(let start, let startRadius, let end, let endRadius):
            context.drawRadialGradient(
                gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: options)
        }
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) { shading.draw(in: self) }
}
