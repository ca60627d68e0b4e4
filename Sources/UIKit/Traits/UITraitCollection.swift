internal import QuartzCore

/// The size classes, device idiom, style and scale of an environment. Immutable.
///
/// Differs from UIKit: only traits that affect layout and drawing here are supported.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Whether the environment lies in front of another one, as sheets and popovers do.
    public let userInterfaceLevel: UIUserInterfaceLevel
    /// In pixels per point; 0 if unspecified.
    public let displayScale: CGFloat
    public let layoutDirection: UITraitEnvironmentLayoutDirection

    init(
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
        level: UIUserInterfaceLevel = .unspecified, scale: CGFloat = 0,
        direction: UITraitEnvironmentLayoutDirection = .unspecified
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceIdiom = idiom
        userInterfaceStyle = style
        userInterfaceLevel = level
        displayScale = scale
        layoutDirection = direction
        super.init()
    }

    public override convenience init() {
        self.init(horizontal: .unspecified)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(idiom: idiom)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(level: userInterfaceLevel)
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(scale: scale)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }

    /// Combines trait collections. If several specify a trait, the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Trait: Equatable>(_ path: KeyPath<UITraitCollection, Trait>, but unspecified: Trait) -> Trait {
            traitCollections.map { $0[keyPath: path] }.last { $0 != unspecified } ?? unspecified
        }
        self.init(
            horizontal: last(\.horizontalSizeClass, but: .unspecified),
            vertical: last(\.verticalSizeClass, but: .unspecified),
            idiom: last(\.userInterfaceIdiom, but: .unspecified),
            style: last(\.userInterfaceStyle, but: .unspecified),
            level: last(\.userInterfaceLevel, but: .unspecified), scale: last(\.displayScale, but: 0),
            direction: last(\.layoutDirection, but: .unspecified))
    }

    /// Whether all traits specified by `trait` have the same values in this collection.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    /// Whether dynamic colours may have other values in the two environments.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || userInterfaceLevel != traitCollection?.userInterfaceLevel
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && userInterfaceIdiom == other.userInterfaceIdiom && !hasDifferentColorAppearance(comparedTo: other)
            && displayScale == other.displayScale && layoutDirection == other.layoutDirection
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(userInterfaceIdiom)
        hasher.combine(userInterfaceStyle)
        hasher.combine(userInterfaceLevel)
        hasher.combine(displayScale)
        hasher.combine(layoutDirection)
        return hasher.finalize()
    }
}

/// The amount of space available in one dimension.
public enum UIUserInterfaceSizeClass: Int, CaseIterable, Sendable {
    case unspecified, compact, regular
}

/// The kind of device. Raw values match the public header.
public enum UIUserInterfaceIdiom: Int, CaseIterable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

public enum UIUserInterfaceStyle: Int, CaseIterable, Sendable {
    case unspecified, light, dark
}

/// Whether an environment lies in front of another one. Raw values match the public header.
public enum UIUserInterfaceLevel: Int, CaseIterable, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// The direction in which the language of the user is read. Raw values match the public header.
public enum UITraitEnvironmentLayoutDirection: Int, CaseIterable, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The direction in which leading and trailing edges follow each other.
public enum UIUserInterfaceLayoutDirection: Int, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
