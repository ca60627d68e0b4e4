import FramePages

/// One of several combinations of traits of a scene, in a report on all of them.
public struct ReportMember: Equatable, Sendable {
    /// Name of the scene without traits.
    public let scene: String
    /// Traits that differ from the scene's own, such as `dark-rtl`; empty if none do.
    public let traits: String
    /// A small PNG of a moment that all combinations show; `nil` for no picture.
    public let picture: [UInt8]?

    public init(scene: String, traits: String, picture: [UInt8]?) {
        self.scene = scene
        self.traits = traits
        self.picture = picture
    }

    /// Returns a link to the section with that number.
    func html(number: Int, passes: Bool) -> String {
        let name = Markup.escaped(traits.isEmpty ? scene : traits.replacing("-", with: " · "))
        let image = picture.map { "<img alt=\"\" src=\"data:image/png;base64,\(Markup.base64($0))\">" } ?? ""
        return "<a href=\"#scene-\(number)\" data-passes=\"\(passes)\">\(image)<span>\(name)</span></a>\n"
    }
}
