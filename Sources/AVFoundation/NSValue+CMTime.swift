extension NSValue {
    public convenience init(time: CMTime) {
        self.init(rect: HeldValues.mark([time.seconds]))
        HeldValues.keep(time, for: self)
    }

    public convenience init(timeRange: CMTimeRange) {
        self.init(rect: HeldValues.mark([timeRange.start.seconds, timeRange.duration.seconds]))
        HeldValues.keep(timeRange, for: self)
    }

    /// The stored time. Invalid if the value has another type, as for ``timeRangeValue``.
    public var timeValue: CMTime { HeldValues.content(of: self) as? CMTime ?? .invalid }
    public var timeRangeValue: CMTimeRange { HeldValues.content(of: self) as? CMTimeRange ?? .invalid }
}
