public enum EKEntityType: UInt, Sendable {
    case event, reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly

    public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
    case thisEvent, futureEvents
}

/// An error of the store.
public struct EKError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case eventStoreNotAuthorized = 29
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// The user's events and reminders.
///
/// Differs from EventKit: access is refused, which is reported as unsupported, so that there are none and none is saved.
// Unchecked because the class is open, as Apple's is; it is used on the main thread.
open class EKEventStore: NSObject, @unchecked Sendable {
    public typealias RequestAccessCompletionHandler = @MainActor (Bool, (any Error)?) -> Void

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    open var calendars: [EKCalendar] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

    // MARK: Access

    /// Refuses access on the next turn.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping RequestAccessCompletionHandler) {
        report()
        DispatchQueue.main.async { completion(false, nil) }
    }

    @discardableResult open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        report()
        return false
    }

    open func requestFullAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        requestAccess(to: .event, completion: completion)
    }

    open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }

    open func requestWriteOnlyAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        requestAccess(to: .event, completion: completion)
    }

    open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }

    open func requestFullAccessToReminders(completion: @escaping RequestAccessCompletionHandler) {
        requestAccess(to: .reminder, completion: completion)
    }

    open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

    // MARK: Items

    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: true) }

    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

    /// Passes `nil` on the next turn, because access is refused.
    @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @MainActor ([EKReminder]?) -> Void
    ) -> Any {
        DispatchQueue.main.async { completion(nil) }
        return NSObject()
    }

    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    open func save(_ reminder: EKReminder, commit: Bool) throws { throw refusal() }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw refusal() }
    open func save(_ event: EKEvent, span: EKSpan) throws { throw refusal() }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw refusal() }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw refusal() }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw refusal() }
    open func commit() throws {}
    open func reset() {}

    private func refusal() -> EKError {
        report()
        return EKError(.eventStoreNotAuthorized)
    }

    private func report() {
        // Entry point: The store has no view.
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported(
                "EKEventStore", instead: "access is refused, and there are no events and reminders")
        }
    }
}

extension Notification.Name {
    /// Never posted, because the store does not change.
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
