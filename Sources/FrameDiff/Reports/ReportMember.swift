import FramePages

/// One of several combinations of traits of a scene, in a report over all.
public struct ReportMember: Equatable, Sendable {
    /// The name of the scene without traits.
    public let scene: String
    /// What differs from the scene's own traits, such as `dark-rtl`; empty for nothing.
    public let traits: String
    /// A small PNG of a moment that all combinations show; `nil` without one.
    public let picture: [UInt8]?

    public init(scene: String, traits: String, picture: [UInt8]?) {
        self.scene = scene
        self.traits = traits
        self.picture = picture
    }

    /// A link to the section of that number.
    func html(number: Int, passes: Bool) -> String {
        let name = Markup.escaped(traits.isEmpty ? scene : traits.replacing("-", with: " · "))
        let image = picture.map { "<img alt=\"\" src=\"data:image/png;base64,\(Markup.base64($0))\">" } ?? ""
        return "<a href=\"#scene-\(number)\" data-passes=\"\(passes)\">\(image)<span>\(name)</span></a>\n"
    }
}
