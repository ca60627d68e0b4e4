public typealias OSStatus = Int32

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308

public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecClassInternetPassword = "inet"
public let kSecClassCertificate = "cert"
public let kSecClassKey = "keys"
public let kSecClassIdentity = "idnt"

public let kSecAttrAccessible = "pdmn"
public let kSecAttrAccessGroup = "agrp"
public let kSecAttrAccount = "acct"
public let kSecAttrDescription = "desc"
public let kSecAttrGeneric = "gena"
public let kSecAttrLabel = "labl"
public let kSecAttrPath = "path"
public let kSecAttrServer = "srvr"
public let kSecAttrService = "svce"
public let kSecAttrSynchronizable = "sync"
public let kSecAttrSynchronizableAny = "syna"
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrAccessibleAlways = "dk"
public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
public let kSecAttrAccessibleWhenUnlocked = "ak"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"

public let kSecValueData = "v_Data"
public let kSecReturnAttributes = "r_Attributes"
public let kSecReturnData = "r_Data"
public let kSecReturnPersistentRef = "r_PersistentRef"
public let kSecReturnRef = "r_Ref"
public let kSecMatchLimit = "m_Limit"
public let kSecMatchLimitAll = "m_LimitAll"
public let kSecMatchLimitOne = "m_LimitOne"

public struct SecRandomRef: Sendable {}

public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with numbers of the scene's seed.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    arc4random_buf(bytes, count)
    return errSecSuccess
}

/// Adds an item to the keychain.
///
/// Differs from Security: the keychain is in memory, and empty at the start of a run.
@MainActor @preconcurrency public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    Keychain.current.add(KeychainQuery(attributes), to: result)
}

/// Passes the data or the attributes of the items that match.
@MainActor @preconcurrency public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    Keychain.current.copy(KeychainQuery(query), to: result)
}

@MainActor @preconcurrency public func SecItemUpdate(
    _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
    Keychain.current.update(KeychainQuery(query), with: KeychainQuery(attributesToUpdate))
}

@MainActor @preconcurrency public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    Keychain.current.remove(KeychainQuery(query))
}

/// A description of a status, without the system's wording.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    "OSStatus \(status)"
}

/// The attributes of an item, with what a search for it asks for.
private struct KeychainQuery {
    let values: [String: AnyHashable]

    // A dictionary of attributes is read once; its values are strings, numbers, dates and data.
    init(_ attributes: CFDictionary) {
        var values: [String: AnyHashable] = [:]
        for (key, value) in attributes {
            guard let key = key.base as? String else { continue }
            values[key] =
                (value as? Data).map(AnyHashable.init) ?? (value as? String).map(AnyHashable.init)
                ?? value as? AnyHashable
        }
        self.values = values
    }

    /// The entries that describe an item.
    var attributes: [String: AnyHashable] {
        values.filter { key, value in
            !key.hasPrefix("r_") && !key.hasPrefix("m_") && value != AnyHashable(kSecAttrSynchronizableAny)
        }
    }

    func asks(for key: String) -> Bool { values[key]?.base as? Bool == true }
}

/// The items of one stage.
@MainActor private final class Keychain {
    private static let key = AssociationKey()
    private static let primary = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup]

    private var items: [[String: AnyHashable]] = []

    // Entry point: The functions of the keychain name no view.
    static var current: Keychain { key.value(of: Stage.current) { Keychain() } }

    private func indices(matching query: KeychainQuery) -> [Int] {
        let wanted = query.attributes.filter { $0.key != kSecValueData }
        return items.indices.filter { index in wanted.allSatisfy { items[index][$0.key] == $0.value } }
    }

    func add(_ item: KeychainQuery, to result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        let attributes = item.attributes
        guard attributes[kSecClass] != nil else { return errSecParam }
        let isKnown = items.contains { known in Self.primary.allSatisfy { known[$0] == attributes[$0] } }
        if isKnown { return errSecDuplicateItem }
        items.append(attributes)
        result?.pointee = answer(attributes, item)
        return errSecSuccess
    }

    func copy(_ query: KeychainQuery, to result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        let found = indices(matching: query)
        guard let first = found.first else { return errSecItemNotFound }
        if query.values[kSecMatchLimit] == AnyHashable(kSecMatchLimitAll) {
            let all = found.compactMap { answer(items[$0], query) }
            result?.pointee = all.isEmpty ? nil : all as NSArray
        } else {
            result?.pointee = answer(items[first], query)
        }
        return errSecSuccess
    }

    /// The requested form of an item: its data, or a dictionary; `nil` if the query requests no result.
    private func answer(_ item: [String: AnyHashable], _ query: KeychainQuery) -> CFTypeRef? {
        let data = (item[kSecValueData]?.base as? Data) ?? Data()
        guard query.asks(for: kSecReturnAttributes) else {
            return query.asks(for: kSecReturnData) ? data as NSData : nil
        }
        var values: [String: Any] = item.filter { $0.key != kSecValueData }.mapValues(\.base)
        if query.asks(for: kSecReturnData) { values[kSecValueData] = data }
        return values as NSDictionary
    }

    func update(_ query: KeychainQuery, with changes: KeychainQuery) -> OSStatus {
        let found = indices(matching: query)
        for index in found { items[index].merge(changes.attributes) { $1 } }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }

    func remove(_ query: KeychainQuery) -> OSStatus {
        let found = indices(matching: query)
        for index in found.reversed() { items.remove(at: index) }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
}
