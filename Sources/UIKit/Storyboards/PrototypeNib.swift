internal import FrameStoryboards
internal import QuartzCore

/// A prototype of cells, headers, or footers in the form of a nib, from which lists create views like from any other
/// nib (facts/storyboard-cells).
///
/// Its outlets lead to views of the cell, its actions may also lead to the scene's controller, and its segues are
/// segues of the scene.
@MainActor final class PrototypeNib: UINib {
    private let prototype: InterfaceObject
    /// A maker without objects, but with the owner.
    private let blank: ObjectMaker

    init(_ prototype: InterfaceObject, of maker: ObjectMaker) {
        self.prototype = prototype
        blank = ObjectMaker(blankOf: maker)
        super.init(maker.file)
    }

    /// - Returns: A single view.
    override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let maker = ObjectMaker(blankOf: blank)
        guard let view = maker.make(prototype) else { return [] }
        maker.makeConstraints()
        maker.connect(isComplete: true)
        maker.sceneSegues?.connectPrototype(maker)
        return [view]
    }
}
