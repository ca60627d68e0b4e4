internal import QuartzCore

extension UIImageView {
    /// Differs from UIKit: the symbol does not move, which is reported as unsupported, and the effect ends at once.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        stage.diagnostics.reportUnsupported(
            "UIImageView.addSymbolEffect(_:)", instead: "the symbol does not move, and the effect ends at once")
        completion?(
            UISymbolEffectCompletionContext(isFinished: true, effect: effect, contentTransition: nil, sender: self))
    }

    /// There are no effects to remove.
    public func removeSymbolEffect<Effect: SymbolEffect>(
        ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        completion?(
            UISymbolEffectCompletionContext(isFinished: true, effect: effect, contentTransition: nil, sender: self))
    }

    /// There are no effects to remove.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Differs from UIKit: the image changes at once, which is reported as unsupported.
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
