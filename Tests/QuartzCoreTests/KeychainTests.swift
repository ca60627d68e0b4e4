import QuartzCore
import Testing

/// The keychain keeps items in memory, as long as the scene runs.
@MainActor @Suite struct KeychainTests {
    private let run: Run

    init() throws {
        run = try Run()
    }

    private func find(_ more: [String: Any]) -> (status: OSStatus, result: AnyObject?) {
        var result: AnyObject?
        let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "a"]
        let status = SecItemCopyMatching(query.merging(more) { $1 } as CFDictionary, &result)
        return (status, result)
    }

    private func item(_ account: String, _ text: String) -> CFDictionary {
        [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "a", kSecAttrAccount: account,
            kSecValueData: Data(text.utf8), kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked,
        ] as CFDictionary
    }

    @Test func itemsAreFoundChangedAndRemoved() throws {
        run.stage.perform {
            #expect(find([:]).status == errSecItemNotFound)
            #expect(SecItemAdd(item("ann", "1"), nil) == errSecSuccess && SecItemAdd(item("bob", "2"), nil) == noErr)
            #expect(SecItemAdd(item("ann", "3"), nil) == errSecDuplicateItem)
            let ann = find([kSecAttrAccount: "ann", kSecReturnData: kCFBooleanTrue as Any])
            #expect(ann.status == errSecSuccess && ann.result as? Data == Data("1".utf8))
            let change = [kSecValueData: Data("4".utf8)] as CFDictionary
            let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "bob"] as CFDictionary
            #expect(SecItemUpdate(query, change) == errSecSuccess)
            let all = find([kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true])
            let items = all.result as? [[String: Any]]
            #expect(items?.compactMap { $0[kSecAttrAccount] as? String } == ["ann", "bob"])
            #expect(items?.last?[kSecValueData] as? Data == Data("4".utf8))
            #expect(SecItemDelete(query) == errSecSuccess && SecItemDelete(query) == errSecItemNotFound)
            #expect(SecItemAdd([kSecAttrAccount: "x"] as CFDictionary, nil) == errSecParam)
        }
    }

    /// Each run begins with an empty keychain.
    @Test func anotherRunHasOtherItems() throws {
        run.stage.perform { #expect(SecItemAdd(item("ann", "1"), nil) == errSecSuccess) }
        try Run().stage.perform { #expect(find([:]).status == errSecItemNotFound) }
    }
}
