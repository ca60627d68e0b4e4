public import FrameGeometry

// The presenting view behind sheets (facts/sheet-presenter).
extension SheetGeometry {
    public struct PresenterPlacement: Equatable, Sendable {
        /// Transform about the center of the screen.
        public let transform: Affine
        public let radius: Double

        /// Placement of a view that is not moved back.
        public static let front = PresenterPlacement(transform: .identity, radius: 0)
    }

    private static let presenterRise = 10.0
    private static let presenterRadius = 10.0

    /// Returns the amount, 0…1, by which a sheet with its top at `top` moves the presenting view back: 1 at its full
    /// height, 0 at the medium detent and below.
    public func push(top: Double) -> Double {
        let (high, low) = (fullTop, frame(forHeight: maximum * Self.mediumFraction).minY)
        guard movesPresenter, high < low else { return 0 }
        return min(max((low - top) / (low - high), 0), 1)
    }

    /// Returns the placement of a view behind sheets. The first push moves the view back, so that it shows above the
    /// sheet; the second hides it behind the sheet that was pushed back in front of it.
    ///
    /// - Parameters:
    ///   - isSheet: Whether the view that moves back is a sheet, rather than one that fills the screen.
    ///   - pushes: Pushes of the sheets in front of the view, in any order.
    public func presenterPlacement(isSheet: Bool, pushes: [Double]) -> PresenterPlacement {
        let pushes = pushes.sorted(by: >)
        guard let once = pushes.first, once > 0 else { return .front }
        let twice = pushes.dropFirst().first ?? 0
        let top = isSheet ? fullTop : 0
        let small = max(0.5, metrics.presenterScale - 2 * metrics.presenterInset / bounds.size.width)
        let scale = 1 + (small - 1) * once + (small * small - small) * twice
        let shownTop = top + (fullTop - Self.presenterRise - top) * once + Self.presenterRise * twice
        let rise = shownTop - bounds.size.height / 2 - (top - bounds.size.height / 2) * scale
        return PresenterPlacement(
            transform: Affine.scale(x: scale, y: scale).then(.translation(x: 0, y: rise)),
            radius: isSheet ? 0 : Self.presenterRadius * once)
    }

    private var fullTop: Double { frame(forHeight: maximum).minY }
}
