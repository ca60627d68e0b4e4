internal import FrameStoryboards
internal import QuartzCore

/// A prototype of cells, or of headers and footers, as a nib: lists make views of it as of any other
/// (facts/storyboard-cells).
///
/// Its outlets lead to views of the cell, its actions also to the controller of the scene, and its segues are those of the scene.
@MainActor final class PrototypeNib: UINib {
    private let prototype: InterfaceObject
    /// Without objects, but with the owner.
    private let blank: ObjectMaker

    init(_ prototype: InterfaceObject, of maker: ObjectMaker) {
        self.prototype = prototype
        blank = ObjectMaker(blankOf: maker)
        super.init(maker.file)
    }

    /// - Returns: one view.
    override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let maker = ObjectMaker(blankOf: blank)
        guard let view = maker.make(prototype) else { return [] }
        maker.makeConstraints()
        maker.connect(isComplete: true)
        maker.sceneSegues?.connectPrototype(maker)
        return [view]
    }
}
