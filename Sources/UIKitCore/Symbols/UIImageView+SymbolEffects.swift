internal import QuartzCore

// Not overridable: Apple declares these in an extension, too.
extension UIImageView {
    /// Differs from UIKit: the symbol is not animated, which is reported as unsupported, and the effect ends
    /// immediately.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        stage.diagnostics.reportUnsupported(
            "UIImageView.addSymbolEffect(_:)", instead: "the symbol does not move, and the effect ends at once")
        completion?(
            UISymbolEffectCompletionContext(isFinished: true, effect: effect, contentTransition: nil, sender: self))
    }

    /// Has no effect, because there are no effects to remove.
    public func removeSymbolEffect<Effect: SymbolEffect>(
        ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        completion?(
            UISymbolEffectCompletionContext(isFinished: true, effect: effect, contentTransition: nil, sender: self))
    }

    /// Has no effect, because there are no effects to remove.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Differs from UIKit: the image changes immediately, which is reported as unsupported.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        stage.diagnostics.reportUnsupported(
            "UIImageView.setSymbolImage(_:contentTransition:)", instead: "the image changes at once")
        self.image = image
        completion?(
            UISymbolEffectCompletionContext(
                isFinished: true, effect: nil, contentTransition: contentTransition, sender: self))
    }
}
