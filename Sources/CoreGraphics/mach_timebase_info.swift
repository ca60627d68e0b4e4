/// How many nanoseconds a number of ticks of `mach_absolute_time()` takes: `numer` for each `denom` ticks.
///
/// The function of the same name is declared in another module, because Swift has no function with the name of a type
/// in one.
public struct mach_timebase_info: Sendable {
    public var numer: UInt32
    public var denom: UInt32

    public init(numer: UInt32 = 0, denom: UInt32 = 0) {
        self.numer = numer
        self.denom = denom
    }
}

public typealias mach_timebase_info_data_t = mach_timebase_info
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info>
