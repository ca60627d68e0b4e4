internal import FrameStoryboards
internal import QuartzCore

/// A prototype of cells, or of headers and footers, of which a list makes views (facts/storyboard-cells).
///
/// Its outlets lead to views of the cell, its actions also to the controller of the scene, and its segues are those of the scene.
@MainActor struct Prototype {
    private let description: InterfaceObject
    /// Without objects, but with the owner.
    private let blank: ObjectMaker

    init(_ description: InterfaceObject, of maker: ObjectMaker) {
        self.description = description
        blank = ObjectMaker(blankOf: maker)
    }

    /// The nib that lists make views of as of any other.
    var nib: UINib { UINib(part: { make().map { [$0] } ?? [] }) }

    private func make() -> NSObject? {
        let maker = ObjectMaker(blankOf: blank)
        guard let view = maker.make(description) else { return nil }
        maker.makeConstraints()
        maker.connect(isComplete: true)
        maker.sceneSegues?.connectPrototype(maker)
        return view
    }
}
