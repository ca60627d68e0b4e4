/// An object that can be asked to handle events, and knows whom to ask next.
@MainActor @preconcurrency open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }
}
