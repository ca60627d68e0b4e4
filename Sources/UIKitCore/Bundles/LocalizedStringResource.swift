/// A text of a table, which is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    /// Where the table is.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(path: url.path)
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public var table: String?
    /// Stored without effect: texts are in the language of the scene.
    public var locale: Locale
    public let bundle: BundleDescription

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.tableKey
        defaultValue = keyAndValue
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension String {
    /// Creates the text of a resource in the scene's language.
    public init(localized resource: LocalizedStringResource) {
        let value = resource.defaultValue
        let text = (resource.bundle.bundle ?? .main).localizedString(
            forKey: resource.key, value: value.tableKey, table: resource.table)
        self = value.isPlain ? text : value.filling(text)
    }
}
