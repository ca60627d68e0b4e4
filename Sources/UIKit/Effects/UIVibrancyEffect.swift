/// Lets what is shown take colour from what lies behind the blur.
///
/// Differs from UIKit: content is shown as it is.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect

    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        super.init()
    }
}
