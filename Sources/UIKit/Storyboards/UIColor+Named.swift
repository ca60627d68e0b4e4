internal import FrameStoryboards
internal import QuartzCore

// Colours in the asset catalogs of an application's bundles.
extension UIColor {
    /// The colour with this name in an asset catalog of the main bundle or of one next to the executable. Returns `nil` and
    /// reports the call as unsupported if there is none.
    ///
    /// Differs from UIKit: catalogs are read as Xcode stores them, and not compiled.
    public convenience init?(named name: String) {
        self.init(named: name, among: [Bundle.main] + UIImage.bundlesBesideProgram)
    }

    /// - Parameter traitCollection: without effect: the colour is the one in light appearance.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, among: [bundle ?? .main])
    }

    private convenience init?(named name: String, among bundles: [Bundle]) {
        guard let asset = UIImage.fromLibrary({ $0.color(name, in: bundles) }) else {
            UIImage.reportUnsupported(
                "UIColor(named: “\(name)”)", instead: "nil is returned; no asset catalog has a colour of that name")
            return nil
        }
        self.init(asset)
    }

    /// The colour of a catalog in light appearance.
    convenience init(_ asset: AssetColor) {
        switch asset.light {
        case .components(let color, _): self.init(color)
        case .system(let name), .named(let name): self.init((UIColor.system(archived: name) ?? .gray).color)
        }
    }
}
