internal import FrameStoryboards

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

/// A property that holds a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The kind of value, under the names of iOS 15.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt

        public static let undefined = AttributeType(.undefinedAttributeType)
        public static let integer16 = AttributeType(.integer16AttributeType)
        public static let integer32 = AttributeType(.integer32AttributeType)
        public static let integer64 = AttributeType(.integer64AttributeType)
        public static let decimal = AttributeType(.decimalAttributeType)
        public static let double = AttributeType(.doubleAttributeType)
        public static let float = AttributeType(.floatAttributeType)
        public static let string = AttributeType(.stringAttributeType)
        public static let boolean = AttributeType(.booleanAttributeType)
        public static let date = AttributeType(.dateAttributeType)
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        public static let uuid = AttributeType(.UUIDAttributeType)
        public static let uri = AttributeType(.URIAttributeType)
        public static let transformable = AttributeType(.transformableAttributeType)
        public static let objectID = AttributeType(.objectIDAttributeType)
        public static let composite = AttributeType(.compositeAttributeType)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ type: NSAttributeType) {
            rawValue = type.rawValue
        }
    }

    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?
    open var attributeValueClassName: String?
    /// Stored without effect.
    open var valueTransformerName: String?
    /// Stored without effect.
    open var allowsExternalBinaryDataStorage = false
    /// Stored without effect.
    open var preservesValueInHistoryOnDeletion = false
    /// Stored without effect.
    open var allowsCloudEncryption = false

    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    override func duplicate() -> NSPropertyDescription {
        let copy = super.duplicate()
        guard let attribute = copy as? NSAttributeDescription else { return copy }
        attribute.attributeType = attributeType
        attribute.defaultValue = defaultValue
        attribute.attributeValueClassName = attributeValueClassName
        return attribute
    }
}

extension NSAttributeDescription {
    /// Creates the attribute of a model file.
    convenience init(_ attribute: DataModel.Attribute) {
        self.init()
        name = attribute.name
        isOptional = attribute.isOptional
        isTransient = attribute.isTransient
        attributeType = Self.type(of: attribute.kind)
        attributeValueClassName = attribute.customClass
        defaultValue = attribute.defaultText.flatMap { StoredValue.value(ofText: $0, attributeType) }
    }

    private static func type(of kind: DataModel.Attribute.Kind) -> NSAttributeType {
        switch kind {
        case .integer16: .integer16AttributeType
        case .integer32: .integer32AttributeType
        case .integer64: .integer64AttributeType
        case .decimal: .decimalAttributeType
        case .double: .doubleAttributeType
        case .float: .floatAttributeType
        case .string: .stringAttributeType
        case .boolean: .booleanAttributeType
        case .date: .dateAttributeType
        case .binary: .binaryDataAttributeType
        case .uuid: .UUIDAttributeType
        case .uri: .URIAttributeType
        case .transformable: .transformableAttributeType
        case .undefined: .undefinedAttributeType
        }
    }
}
