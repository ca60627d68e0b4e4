// Functions whose date defaults to the present, which is the scene's here. As in `Date+VirtualTime.swift`, the names replace
// those of Foundation.
//
// Clock: a `Date()` here is the present of the scene, which `Date+VirtualTime.swift` declares.

extension TimeZone {
    @_disfavoredOverload
    public func secondsFromGMT(for date: Date = Date()) -> Int {
        self.FoundationEssentials::secondsFromGMT(for: date)
    }

    /// The abbreviation in the language of the scene, such as EST, or the difference from Greenwich where it has none.
    @_disfavoredOverload
    public func abbreviation(for date: Date = Date()) -> String? {
        let formatter = DateFormatter()
        formatter.timeZone = self
        formatter.dateFormat = "zzz"
        return formatter.string(from: date)
    }

    @_disfavoredOverload
    public func isDaylightSavingTime(for date: Date = Date()) -> Bool {
        self.FoundationEssentials::isDaylightSavingTime(for: date)
    }

    @_disfavoredOverload
    public func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval {
        self.FoundationEssentials::daylightSavingTimeOffset(for: date)
    }

    /// Declared again because the property would hide it.
    @_disfavoredOverload
    public func nextDaylightSavingTimeTransition(after date: Date) -> Date? {
        self.FoundationEssentials::nextDaylightSavingTimeTransition(after: date)
    }

    @_disfavoredOverload
    public var nextDaylightSavingTimeTransition: Date? { nextDaylightSavingTimeTransition(after: Date()) }
}

extension DateInterval {
    /// Creates an interval without duration, at the present of the scene.
    @_disfavoredOverload
    public init() { self.init(start: Date(), duration: 0) }
}
