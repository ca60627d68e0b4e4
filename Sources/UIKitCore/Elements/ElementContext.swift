package import FrameStoryboards

/// Makes the values and objects that attributes refer to, from the file that contains them.
@MainActor package protocol ElementContext {
    /// Whether views of the file have constraints.
    var usesAutoLayout: Bool { get }

    /// `nil` if the colour is explicitly none.
    func color(_ color: InterfaceColor?) -> UIColor?
    func font(_ font: InterfaceFont) -> UIFont
    /// Reports a missing image and returns `nil`.
    func image(_ image: InterfaceImage) -> UIImage?
    func attributedString(_ fragments: [InterfaceFragment]) -> NSAttributedString

    /// An object that belongs to another one, such as a bar item.
    ///
    /// - Returns: `nil` if it cannot be made, which is reported.
    func make(_ description: InterfaceObject) -> NSObject?

    /// A prototype of views that a list makes later.
    func prototype(_ description: InterfaceObject) -> UINib

    /// Fills an object that another one has made for itself, such as the bar of a navigation controller.
    func fill(_ object: NSObject, made description: InterfaceObject)
}
