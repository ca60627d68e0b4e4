/// The name of a property that a request fetches.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

/// A value with a label such as “home”.
// Unchecked because the classes are open, as Apple's are; they are used on the main thread.
open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
    public let label: String?
    public let value: ValueType
    public let identifier: String

    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
        identifier = ""
        super.init()
    }

    /// The word in a label that Contacts defines, in English.
    open class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") ? label.dropFirst(4).dropLast(4).lowercased() : label
    }
}

// Unchecked for the same reason.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String

    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }
}

// Unchecked for the same reason.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    open internal(set) var street = ""
    open internal(set) var city = ""
    open internal(set) var state = ""
    open internal(set) var postalCode = ""
    open internal(set) var country = ""
    open internal(set) var isoCountryCode = ""
}

/// A person or an organization.
open class CNContact: NSObject, @unchecked Sendable {
    public let identifier: String = ""
    open internal(set) var givenName = ""
    open internal(set) var middleName = ""
    open internal(set) var familyName = ""
    open internal(set) var nickname = ""
    open internal(set) var organizationName = ""
    open internal(set) var jobTitle = ""
    open internal(set) var note = ""
    open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open internal(set) var birthday: DateComponents?
    open internal(set) var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }

    public override init() {
        super.init()
    }

    /// All properties are available.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    open override var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
}

public enum CNContactFormatterStyle: Int, Sendable {
    case fullName, phoneticFullName
}

/// Names of contacts.
open class CNContactFormatter: NSObject {
    /// The given, middle and family name, or the name of an organization; `nil` for a contact without one.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        NSString(string: CNContactGivenNameKey)
    }
}
