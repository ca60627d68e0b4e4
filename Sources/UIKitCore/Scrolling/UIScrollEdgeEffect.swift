/// How the content of a scroll view fades under a bar at one of its edges, in the look of iOS 26.
///
/// Differs from UIKit: stored without effect.
@MainActor @preconcurrency open class UIScrollEdgeEffect: NSObject {
    @MainActor @preconcurrency open class Style: NSObject {
        public static let automatic = Style()
        public static let hard = Style()
        public static let soft = Style()

        private override init() {
            super.init()
        }
    }

    /// Differs from UIKit: stored without effect.
    open var style = Style.automatic
    /// Differs from UIKit: stored without effect.
    open var isHidden = false

    override init() {
        super.init()
    }
}
