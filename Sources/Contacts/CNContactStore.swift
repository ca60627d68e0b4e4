public enum CNEntityType: Int, Sendable {
    case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// An error of the store.
public struct CNError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case authorizationDenied = 100
        case recordDoesNotExist = 200

        /// Matches an error with this code, as in `case CNError.authorizationDenied:`.
        public static func ~= (match: Code, error: any Error) -> Bool { (error as? CNError)?.code == match }
    }

    public static let authorizationDenied = Code.authorizationDenied

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// A request for contacts. Options are stored without effect.
open class CNContactFetchRequest: NSObject {
    public let keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

public enum CNContactSortOrder: Int, Sendable {
    case none, userDefault, givenName, familyName
}

/// Changes that are to be saved.
open class CNSaveRequest: NSObject {
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

/// The user's contacts.
///
/// Differs from Contacts: access is refused, which is reported as unsupported, and every request fails.
// Unchecked because the class is open, as Apple's is; it is used on the main thread.
open class CNContactStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    /// Refuses access on the next turn.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
        report()
        DispatchQueue.main.async { completionHandler(false, CNError(.authorizationDenied)) }
    }

    @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        report()
        throw CNError(.authorizationDenied)
    }

    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw refusal() }

    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw refusal() }

    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw refusal() }

    open func execute(_ saveRequest: CNSaveRequest) throws { throw refusal() }

    private func refusal() -> CNError {
        report()
        return CNError(.authorizationDenied)
    }

    private func report() {
        // Entry point: A store has no view.
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported("CNContactStore", instead: "access is refused")
        }
    }
}
