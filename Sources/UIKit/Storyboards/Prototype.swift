internal import FrameStoryboards
internal import QuartzCore

/// A prototype of a cell, header or footer, from which a list makes views (facts/storyboard-cells).
///
/// Its outlets lead to views of the cell, its actions also to the controller of the scene, and its segues are the
/// scene's.
@MainActor struct Prototype {
    private let description: InterfaceObject
    /// A maker without objects other than the owner.
    private let blank: ObjectMaker

    init(_ description: InterfaceObject, of maker: ObjectMaker) {
        self.description = description
        blank = ObjectMaker(blankOf: maker)
    }

    /// A nib from which lists make views as from any other nib.
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
