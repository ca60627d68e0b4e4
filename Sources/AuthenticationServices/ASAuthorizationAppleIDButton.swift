/// A button that signs in with Apple.
///
/// Differs from AuthenticationServices: a box with its name is shown, which is reported as unsupported. It sends its
/// actions.
@MainActor @preconcurrency open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp

        public static let `default` = ButtonType.signIn
    }

    public enum Style: Int, Sendable {
        case white, whiteOutline, black
    }

    open var cornerRadius: CGFloat {
        get { box.layer.cornerRadius }
        set { box.layer.cornerRadius = newValue }
    }
    private let box = StandInView("ASAuthorizationAppleIDButton")

    /// The size of the button without constraints: that of its smallest form in Apple's guidelines.
    private static let radius: CGFloat = 6
    private static let size = CGSize(width: 140, height: 30)

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        box.isUserInteractionEnabled = false
        box.clipsToBounds = true
        box.layer.cornerRadius = Self.radius
        addSubview(box)
        stage.diagnostics.reportUnsupported("ASAuthorizationAppleIDButton", instead: "a box with its name is shown")
    }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = bounds
    }
}
