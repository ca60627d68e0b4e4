internal import QuartzCore

/// The radius of a corner, since iOS 26.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    fileprivate enum Rule: Hashable {
        case fixed(CGFloat)
        /// A radius that keeps the corner concentric with the corner of the container around the view, but at least
        /// `least` points.
        case concentric(least: CGFloat)
    }

    fileprivate let rule: Rule

    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(rule: .fixed(radius)) }

    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(rule: .concentric(least: minimum ?? 0))
    }

    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    private init(rule: Rule) { self.rule = rule }
}

/// The corner radii of a view, since iOS 26.
///
/// Differs from UIKit: each corner has either no radius or the radius shared by all round corners, as in a layer. The
/// largest radius applies to all of them.
public struct UICornerConfiguration: Hashable, Sendable {
    fileprivate var radii: [UICornerRadius?] = []
    /// The maximum radius of a capsule; `nil` for other corners.
    fileprivate var capsule: CGFloat?

    /// Corners with a radius of half the shorter side, up to `maximumRadius`.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(capsule: maximumRadius ?? .infinity)
    }

    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
    }

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { uniformCorners(radius: radius) }

    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    }

    public static func uniformTopRadius(
        _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: bottomRightRadius)
    }

    public static func uniformBottomRadius(
        _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: radius,
            bottomRightRadius: radius)
    }
}

extension UICornerConfiguration {
    /// The corner masks in the order of ``radii``.
    fileprivate static let masks: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// The radius, in points, that a corner of `view` has at its current size and position.
    @MainActor fileprivate func radius(_ corner: Int, of view: UIView) -> CGFloat {
        if let capsule { return min(capsule, min(view.bounds.width, view.bounds.height) / 2) }
        guard radii.indices.contains(corner), let rule = radii[corner]?.rule else { return 0 }
        switch rule {
        case .fixed(let radius): return radius
        case .concentric(let least):
            guard let superview = view.superview else { return least }
            let (frame, around) = (view.untransformedFrame, superview.bounds)
            let gap = min(
                corner % 2 == 0 ? frame.minX - around.minX : around.maxX - frame.maxX,
                corner < 2 ? frame.minY - around.minY : around.maxY - frame.maxY)
            let outer = superview.effectiveRadius(corner: UIView.corners[corner])
            return max(least, outer - max(0, gap))
        }
    }

    /// Applies these corners to the view's layer, at the view's current size.
    @MainActor func apply(to view: UIView) {
        let all = (0..<4).map { radius($0, of: view) }
        view.layer.cornerRadius = all.max() ?? 0
        view.layer.maskedCorners = CACornerMask(zip(Self.masks, all).filter { $0.1 > 0 }.map(\.0))
    }
}

extension UIView {
    fileprivate static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    func shownRadius(of corner: UIRectCorner) -> CGFloat {
        let index = Self.corners.firstIndex { corner.contains($0) } ?? 0
        return layer.maskedCorners.contains(UICornerConfiguration.masks[index]) ? layer.cornerRadius : 0
    }
}
