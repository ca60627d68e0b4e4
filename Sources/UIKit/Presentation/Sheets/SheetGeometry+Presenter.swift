internal import QuartzCore

// Where the presenting view is behind sheets (facts/sheet-presenter).
extension SheetGeometry {
    struct PresenterPlace: Equatable {
        /// About the centre of the screen.
        let transform: CGAffineTransform
        let radius: CGFloat

        static let front = PresenterPlace(transform: .identity, radius: 0)
    }

    private static let presenterRise: CGFloat = 10
    private static let presenterRadius: CGFloat = 10

    /// How far a sheet with its top at `top` moves the presenting view back: 1 at its full height, 0 at the medium detent and
    /// below.
    func push(top: CGFloat) -> CGFloat {
        let (high, low) = (fullTop, frame(forValue: maximum * Self.mediumFraction).minY)
        guard movesPresenter, high < low else { return 0 }
        return min(max((low - top) / (low - high), 0), 1)
    }

    /// The place of a view behind sheets. The first push moves it back, so that it looks out above the sheet; the second one
    /// hides it behind what has moved back in front of it.
    ///
    /// - Parameters:
    ///   - isSheet: whether what moves back is a sheet, rather than a view that fills the screen.
    ///   - pushes: of the sheets in front of the view.
    func presenterPlace(isSheet: Bool, pushes: [CGFloat]) -> PresenterPlace {
        let pushes = pushes.sorted(by: >)
        guard let once = pushes.first, once > 0 else { return .front }
        let twice = pushes.dropFirst().first ?? 0
        let top = isSheet ? fullTop : 0
        let small = max(0.5, 1 - 2 * metrics.presenterInset / bounds.width)
        let scale = 1 + (small - 1) * once + (small * small - small) * twice
        let shownTop = top + (fullTop - Self.presenterRise - top) * once + Self.presenterRise * twice
        let rise = shownTop - bounds.height / 2 - (top - bounds.height / 2) * scale
        return PresenterPlace(
            transform: CGAffineTransform(translationX: 0, y: rise).scaledBy(x: scale, y: scale),
            radius: isSheet ? 0 : Self.presenterRadius * once)
    }

    private var fullTop: CGFloat { frame(forValue: maximum).minY }
}
