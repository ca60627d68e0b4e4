internal import QuartzCore

extension ElementRow {
    package static let textField = ElementRow(
        UITextField.self, "textField", isPartOfSystem: true,
        attributes: [
            .font("fontDescription") { $0.font = $1 },
            .text("text") { $0.text = $1 },
            .color("textColor") { $0.textColor = $1 },
            .choice("textAlignment") { $0.textAlignment = $1 },
            .text("placeholder") { $0.placeholder = $1 },
            .choice("borderStyle") { $0.borderStyle = $1 },
            .choice("clearButtonMode") { $0.clearButtonMode = $1 },
            .flag("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 },
            .flag("clearsOnInsertion") { $0.clearsOnInsertion = $1 },
            .flag("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 },
            .flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 },
            .number("minimumFontSize") { $0.minimumFontSize = $1 },
            .image("background") { $0.background = $1 },
            .image("disabledBackground") { $0.disabledBackground = $1 },
            .attributedText("attributedText") { $0.attributedText = $1 },
            .attributedText("attributedPlaceholder") { $0.attributedPlaceholder = $1 },
            .part("textInputTraits", { $0.traits }, StoredTextTraits.attributes) {
                $0.traits = $1
                $0.textNeedsDisplay()
            },
        ],
        content: .textField,
        outlets: {
            [
                Outlet("text", \UITextField.text), Outlet("placeholder", \UITextField.placeholder),
                Outlet("textColor", \UITextField.textColor), Outlet("font", \UITextField.font),
                Outlet("delegate", \UITextField.delegate), Outlet("leftView", \UITextField.leftView),
                Outlet("rightView", \UITextField.rightView), Outlet("inputView", \UITextField.inputView),
                Outlet("inputAccessoryView", \UITextField.inputAccessoryView),
            ]
        })

    package static let textView = ElementRow(
        UITextView.self, "textView",
        attributes: [
            .font("fontDescription") { $0.font = $1 },
            .text("text") { $0.text = $1 },
            .color("textColor") { $0.textColor = $1 },
            .choice("textAlignment") { $0.textAlignment = $1 },
            .flag("editable") { $0.isEditable = $1 },
            .flag("selectable") { $0.isSelectable = $1 },
            .flag("allowsEditingTextAttributes") { $0.allowsEditingTextAttributes = $1 },
            .flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 },
            .options("dataDetectorTypes") { $0.dataDetectorTypes = $1 },
            .attributedText("attributedText") { $0.attributedText = $1 },
            .part("textInputTraits", { $0.traits }, StoredTextTraits.attributes) {
                $0.traits = $1
                $0.layoutManager.containerChanged()
            },
        ],
        content: .textView,
        outlets: {
            [
                Outlet("text", \UITextView.text), Outlet("textColor", \UITextView.textColor),
                Outlet("font", \UITextView.font), Outlet("delegate", \UITextView.delegate),
                Outlet("inputView", \UITextView.inputView),
                Outlet("inputAccessoryView", \UITextView.inputAccessoryView),
            ]
        })
}

extension ElementContent {
    /// The element of a text field, which has a rounded border by default.
    fileprivate static let textField = ElementContent(
        "textField", "The view is a text field.",
        fields: [
            .text("placeholder") { $0.placeholder = $1 },
            .text("text") { $0.text = $1 },
            .choice("border", of: FieldBorderName.self, standard: .roundedRect) { $0.borderStyle = $1.style },
            .choice("returnKey", "The title of the return key.", of: ReturnKeyName.self, standard: .return) {
                $0.returnKeyType = $1.type
            },
            .flag("isSecure", "Whether bullets are shown instead of the text.", standard: false) {
                $0.isSecureTextEntry = $1
            },
            .flag("clearButton", "Whether a button empties the field while it is edited.", standard: false) {
                $0.clearButtonMode = $1 ? .whileEditing : .never
            },
            .flag("isEnabled", standard: true) { $0.isEnabled = $1 },
            .color("color", "The color of the text.") { $0.textColor = $1 },
        ]
    ) { () -> UITextField in
        let field = UITextField()
        field.borderStyle = .roundedRect
        return field
    }

    /// The element of a text view, which is editable by default.
    fileprivate static let textView = ElementContent(
        "textView", "The view is a text of several lines that can be edited.",
        fields: [
            .number("size", "The size of the font, in points.", in: 1...1_000, standard: 17) {
                $0.font = .systemFont(ofSize: $1)
            },
            .color("color", "The color of the text.") { $0.textColor = $1 },
            .text("text") { $0.text = $1 },
            .flag("isEditable", standard: true) { $0.isEditable = $1 },
            .flag("scrolls", "Whether it scrolls, instead of being as high as its text.", standard: true) {
                $0.isScrollEnabled = $1
            },
        ]
    ) { () -> UITextView in
        let view = UITextView()
        view.font = .systemFont(ofSize: UIFont.labelFontSize)
        return view
    }
}

/// The names of text field borders in scene files.
private enum FieldBorderName: String, CaseIterable {
    case none, line, bezel, roundedRect

    var style: UITextField.BorderStyle {
        switch self {
        case .none: .none
        case .line: .line
        case .bezel: .bezel
        case .roundedRect: .roundedRect
        }
    }
}

/// The names of return keys in scene files.
private enum ReturnKeyName: String, CaseIterable {
    case `return`, go, join, next, search, send, done

    var type: UIReturnKeyType {
        switch self {
        case .return: .default
        case .go: .go
        case .join: .join
        case .next: .next
        case .search: .search
        case .send: .send
        case .done: .done
        }
    }
}

extension StoredTextTraits {
    static let attributes: [ElementAttribute<Self>] = [
        .choice("autocapitalizationType") { $0.autocapitalization = $1 },
        .choice("autocorrectionType") { $0.autocorrection = $1 },
        .choice("spellCheckingType") { $0.spellChecking = $1 },
        .choice("smartDashesType") { $0.smartDashes = $1 },
        .choice("smartQuotesType") { $0.smartQuotes = $1 },
        .choice("smartInsertDeleteType") { $0.smartInsertDelete = $1 },
        .choice("keyboardType") { $0.keyboard = $1 },
        .choice("keyboardAppearance") { $0.appearance = $1 },
        .choice("returnKeyType") { $0.returnKey = $1 },
        .flag("enablesReturnKeyAutomatically") { $0.enablesReturnKeyAutomatically = $1 },
        .flag("secureTextEntry") { $0.isSecure = $1 },
        .text("textContentType") { $0.contentType = UITextContentType(rawValue: $1) },
    ]
}

extension UITextField.BorderStyle: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UITextField.ViewMode: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UITextAutocapitalizationType: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UITextAutocorrectionType: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UITextSpellCheckingType: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UITextSmartDashesType: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UITextSmartQuotesType: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UITextSmartInsertDeleteType: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIKeyboardType: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        cases.merging(["alphabet": .asciiCapable, "ASCIICapableNumberPad": .asciiCapableNumberPad]) { first, _ in first
        }
    }
}

extension UIKeyboardAppearance: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases.merging(["alert": .dark]) { first, _ in first } }
}

extension UIReturnKeyType: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIDataDetectorTypes: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        [
            "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
            "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
            "lookupSuggestion": .lookupSuggestion,
        ]
    }
}
