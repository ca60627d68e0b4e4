package import FrameStoryboards

/// Creates the values and objects that attributes refer to, from the file that contains them.
@MainActor package protocol ElementContext {
    /// Whether views of the file have constraints.
    var usesAutoLayout: Bool { get }

    /// The color for a description; `nil` if the color is explicitly absent.
    func color(_ color: InterfaceColor?) -> UIColor?
    func font(_ font: InterfaceFont) -> UIFont
    /// The image for a description; `nil` if it is missing, which is reported.
    func image(_ image: InterfaceImage) -> UIImage?
    func attributedString(_ fragments: [InterfaceFragment]) -> NSAttributedString

    /// Creates an object that belongs to another one, such as a bar item.
    ///
    /// - Returns: `nil` if the object cannot be created, which is reported.
    func make(_ description: InterfaceObject) -> NSObject?

    /// A prototype from which a list creates views later.
    func prototype(_ description: InterfaceObject) -> UINib

    /// Fills in an object that another one has created itself, such as the bar of a navigation controller.
    func fill(_ object: NSObject, made description: InterfaceObject)
}
