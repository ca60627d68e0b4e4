public import FrameProperties
internal import QuartzCore

/// A text field for a search, with an optional cancel button and row of scopes.
@MainActor @preconcurrency open class UISearchBar: UIView {
    @_spi(UIKit) open override var hasOwnParts: Bool { true }
    /// Raw values match the public header.
    public enum Style: Int, Sendable {
        case `default`, prominent, minimal
    }

    /// An icon in the field. Raw values match the public header.
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    public let searchTextField = UISearchTextField()
    let background = BarBackgroundView(lineIsAbove: false)
    let lines = [UIView(), UIView()]
    let cancelButton = UIButton(type: .system)
    let promptLabel = UILabel()
    var scopeControl: UISegmentedControl?
    private lazy var fieldDelegate = SearchFieldDelegate(self)
    open weak var delegate: (any UISearchBarDelegate)?
    weak var observer: (any SearchBarObserver)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UISearchBar.self)
    }

    private func setUp() {
        searchTextField.delegate = fieldDelegate
        searchTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        cancelButton.isHidden = true
        promptLabel.font = .systemFont(ofSize: SearchBarMetrics.promptSize)
        promptLabel.textAlignment = .center
        promptLabel.isHidden = true
        for line in lines {
            line.backgroundColor = .searchBarLine
            line.accessibilityIdentifier = "bar line"
            background.addSubview(line)
        }
        [background, promptLabel, searchTextField, cancelButton].forEach(addSubview)
        showCancelTitle()
        paint()
    }

    override func textTraitsDidChange() {
        super.textTraitsDidChange()
        showCancelTitle()
        setNeedsLayout()
    }

    // MARK: - Text

    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            observer?.searchTextDidChange()
        }
    }

    @Observed open var placeholder: String? { didSet { searchTextField.showPlaceholder(_placeholder.wrappedValue) } }

    /// A line of text above the field.
    open var prompt: String? {
        get { promptLabel.text }
        set {
            promptLabel.text = newValue
            promptLabel.isHidden = newValue == nil
            sizeDidChange()
        }
    }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [
            ProxiedProperty(\UISearchBar.searchBarStyle), ProxiedProperty(\UISearchBar.barStyle),
            ProxiedProperty(\UISearchBar.barTintColor), ProxiedProperty(\UISearchBar.isTranslucent),
            ProxiedProperty(\UISearchBar.backgroundImage),
            ProxiedProperty(\UISearchBar.searchFieldBackgroundPositionAdjustment),
            ProxiedProperty(\UISearchBar.searchTextPositionAdjustment),
        ]
    }

    // MARK: - Buttons

    @Observed open var showsCancelButton = false { didSet { setNeedsLayout() } }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != self.showsCancelButton else { return }
        layoutIfNeeded()
        change(animated: animated) { self.showsCancelButton = showsCancelButton }
    }

    @Observed open var showsBookmarkButton = false { didSet { showTrailingIcon() } }

    @Observed open var showsSearchResultsButton = false { didSet { showTrailingIcon() } }

    @Observed open var isSearchResultsButtonSelected = false { didSet { showTrailingIcon() } }

    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            cancelButton.isEnabled = newValue
            scopeControl?.isEnabled = newValue
        }
    }

    /// Differs from UIKit: there is no dictation, and setting `false` has no effect.
    open var isLookToDictateEnabled: Bool {
        get { false }
        set {
            guard newValue else { return }
            stage.diagnostics.reportUnsupported(
                "UISearchBar.isLookToDictateEnabled", instead: "nothing is dictated")
        }
    }

    // MARK: - Scopes

    @Observed open var scopeButtonTitles: [String]? {
        didSet {
            makeScopeControl()
            sizeDidChange()
        }
    }

    @Observed open var selectedScopeButtonIndex = 0 {
        didSet { scopeControl?.selectedSegmentIndex = _selectedScopeButtonIndex.wrappedValue }
    }

    @Observed open var showsScopeBar = false {
        didSet { if _showsScopeBar.wrappedValue != oldValue { sizeDidChange() } }
    }

    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        guard show != showsScopeBar else { return }
        layoutIfNeeded()
        change(animated: animate) { self.showsScopeBar = show }
    }

    private func makeScopeControl() {
        scopeControl?.removeFromSuperview()
        scopeControl = nil
        guard let titles = scopeButtonTitles, !titles.isEmpty else { return }
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = min(max(0, selectedScopeButtonIndex), titles.count - 1)
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let control { self?.didSelectScope(control.selectedSegmentIndex) }
            }, for: .valueChanged)
        addSubview(control)
        scopeControl = control
    }

    // MARK: - Appearance

    @Observed open var searchBarStyle = Style.default { didSet { paint() } }

    @Observed open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = _barStyle.wrappedValue.interfaceStyle }
    }

    @Observed open var barTintColor: UIColor? { didSet { paint() } }

    @Observed open var isTranslucent = true { didSet { paint() } }

    /// The background image. An image without a size removes the background.
    @Observed open var backgroundImage: UIImage? { didSet { paint() } }

    /// Differs from UIKit: only the image for the default metrics is shown.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { self.backgroundImage = backgroundImage }
    }

    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImage : nil
    }

    /// The offset of the field, in points.
    @Observed open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

    /// The offset of the text in the field, in points.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textOffset }
        set { searchTextField.textOffset = newValue }
    }

    var icons: [Icon: UIImage] = [:]
    var iconOffsets: [Icon: UIOffset] = [:]

    /// Differs from UIKit: the image for the state `normal` is shown in every state, and the clear button keeps its
    /// own; other images are reported as unsupported.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        setIcon(iconImage, icon, state)
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
    /// Moves an icon, in points.
    ///
    /// Differs from UIKit: only the search icon moves; other icons are reported as unsupported.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { moveIcon(icon, adjustment) }
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
    /// Differs from UIKit: without effect, and reported as unsupported. Set the field's background color instead.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        reportUnsupported("setSearchFieldBackgroundImage(_:for:)", instead: "the field keeps its background")
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
    /// Differs from UIKit: without effect, and reported as unsupported.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        reportUnsupported("setScopeBarButtonBackgroundImage(_:for:)", instead: "scopes keep their background")
    }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopeControl?.setTitleTextAttributes(attributes, for: state) }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeControl?.titleTextAttributes(for: state)
    }

    /// The input accessory view shown while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    // MARK: - Responding

    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    // MARK: - Size

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: naturalHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        paint()
    }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    // MARK: Traits of the field

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    open var inlinePredictionType: UITextInlinePredictionType {
        get { searchTextField.inlinePredictionType }
        set { searchTextField.inlinePredictionType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    open var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set { searchTextField.passwordRules = newValue }
    }
}

extension UIColor {
    /// The color of the lines of search bars. Tuned in the dark style, which was not measured: the separator color.
    fileprivate static let searchBarLine = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor.separator.resolvedColor(with: traits)
            : UIColor(red: 201.0 / 255, green: 201.0 / 255, blue: 203.0 / 255, alpha: 1)
    }
}

extension UISearchBar: UIBarPositioning {}

/// The traits of a search bar are those of its field.
extension UISearchBar: UITextInputTraits {}
