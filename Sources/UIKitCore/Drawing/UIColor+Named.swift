package import FrameStoryboards
internal import QuartzCore

// Colors in the asset catalogs of an application's bundles.
extension UIColor {
    /// The color with this name in an asset catalog of the main bundle or of a bundle next to the executable. Returns
    /// `nil` and reports the call as unsupported if there is none.
    ///
    /// Differs from UIKit: catalogs are read as Xcode stores them, without being compiled.
    public convenience init?(named name: String) {
        self.init(named: name, among: ResourceBundles.searched(nil))
    }

    /// - Parameter traitCollection: Has no effect, because the color is dynamic.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, among: ResourceBundles.searched(bundle))
    }

    private convenience init?(named name: String, among bundles: [Bundle]) {
        guard let asset = UIImage.fromLibrary({ $0.color(name, in: bundles) }) else {
            UIImage.reportUnsupported(
                "UIColor(named: “\(name)”)", .missing,
                instead: "nil is returned; no asset catalog has a color of that name")
            return nil
        }
        self.init(asset)
    }

    /// Creates a color from a catalog, which is dynamic if it has a variant for the dark style or increased contrast.
    ///
    /// The dark style without a variant for increased contrast keeps its color. Without a variant of its own, it has
    /// that of the light style.
    package convenience init(_ asset: AssetColor) {
        let light = Self.color(asset.light)
        let dark = asset.dark.map(Self.color)
        let contrastingLight = asset.contrastingLight.map(Self.color)
        let contrastingDark = asset.contrastingDark.map(Self.color)
        guard dark != nil || contrastingLight != nil || contrastingDark != nil else {
            self.init(light.source)
            return
        }
        self.init(
            .provided { traits in
                let isContrasting = traits.accessibilityContrast == .high
                let normal = isContrasting ? contrastingLight ?? light : light
                guard traits.userInterfaceStyle == .dark else { return normal }
                return (isContrasting ? contrastingDark : nil) ?? dark ?? normal
            })
    }

    private static func color(_ color: InterfaceColor) -> UIColor {
        switch color {
        case .components(let color, _): UIColor(color)
        case .system(let name), .named(let name): .system(archived: name) ?? .gray
        }
    }
}
