/// The controls that containers show.
///
/// Controls are above this module. `UIKitControls` replaces the bodies of these functions.
@MainActor package enum BuiltInControls {
    /// A page control.
    ///
    /// - Parameter turn: Called with the page of the dot to which a touch moves.
    package dynamic static func pageDots(turn: @escaping @MainActor (Int) -> Void) -> (any PageDots)? { nil }
}
