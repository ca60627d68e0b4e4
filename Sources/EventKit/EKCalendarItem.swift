// Randomness: identifiers come from the seed of the scene.

/// An event or a reminder.
// Unchecked because the class is open, as Apple's is; it is used on the main thread.
open class EKCalendarItem: NSObject, @unchecked Sendable {
    open var title: String! = ""
    open var notes: String?
    open var location: String?
    open var url: URL?
    open var calendar: EKCalendar!
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Unique within a run.
    public let calendarItemIdentifier = UUID().uuidString

    override init() {
        super.init()
    }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

// Unchecked because its superclass is.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// Read by applications: nothing shows reminders.
    open var startDateComponents: DateComponents?
    /// Read by applications: nothing shows reminders.
    open var dueDateComponents: DateComponents?
    open var completionDate: Date?
    open var priority = 0
    /// Setting it sets the date of completion, or removes it.
    open var isCompleted: Bool {
        get { completionDate != nil }
        // Clock: The date of completion is that of the virtual clock.
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }

    public init(eventStore: EKEventStore) {
        super.init()
    }
}

// Unchecked because its superclass is.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var startDate: Date!
    open var endDate: Date!
    /// Read by applications: nothing shows events.
    open var isAllDay = false
    open var eventIdentifier: String! { calendarItemIdentifier }

    public init(eventStore: EKEventStore) {
        super.init()
    }
}

/// The time of a notice, which is not given here.
open class EKAlarm: NSObject {
    open var absoluteDate: Date?
    open var relativeOffset: TimeInterval = 0

    public init(absoluteDate date: Date) {
        absoluteDate = date
        super.init()
    }

    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
        super.init()
    }
}

open class EKCalendar: NSObject {
    open var title = ""
    open var cgColor: CGColor!
    public let calendarIdentifier = UUID().uuidString
    open var allowsContentModifications: Bool { false }

    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        super.init()
    }
}

public enum EKRecurrenceFrequency: Int, Sendable {
    case daily, weekly, monthly, yearly
}

/// The rule by which an event repeats.
open class EKRecurrenceRule: NSObject {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int

    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval) = (type, interval)
        super.init()
    }
}

open class EKRecurrenceEnd: NSObject {
    public let endDate: Date?
    public let occurrenceCount: Int

    public init(end endDate: Date) {
        (self.endDate, occurrenceCount) = (endDate, 0)
        super.init()
    }

    public init(occurrenceCount: Int) {
        (endDate, self.occurrenceCount) = (nil, occurrenceCount)
        super.init()
    }
}
