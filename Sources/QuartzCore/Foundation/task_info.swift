// The kernel's information on the process, which is none: a run must not depend on the machine.

public typealias kern_return_t = Int32
public typealias mach_port_t = UInt32
public typealias mach_msg_type_number_t = UInt32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias task_flavor_t = UInt32
public typealias task_info_t = UnsafeMutablePointer<integer_t>

public let KERN_SUCCESS: kern_return_t = 0
public let KERN_FAILURE: kern_return_t = 5
public let KERN_NOT_SUPPORTED: kern_return_t = 46
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let mach_task_self_: mach_port_t = 0

/// Seconds and microseconds.
public struct time_value_t: Sendable {
    public var seconds: integer_t = 0
    public var microseconds: integer_t = 0

    public init() {}
}

/// The memory and the time of a process, in bytes and seconds.
public struct mach_task_basic_info: Sendable {
    /// Read by applications: the kernel leaves it as it is.
    public var virtual_size: UInt64 = 0
    /// Read by applications: the kernel leaves it as it is.
    public var resident_size: UInt64 = 0
    /// Read by applications: the kernel leaves it as it is.
    public var resident_size_max: UInt64 = 0
    /// Read by applications: the kernel leaves it as it is.
    public var user_time = time_value_t()
    /// Read by applications: the kernel leaves it as it is.
    public var system_time = time_value_t()
    public var policy: Int32 = 0
    /// Read by applications: the kernel leaves it as it is.
    public var suspend_count: integer_t = 0

    public init() {}
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// Refuses to answer, and leaves the memory as it is.
@discardableResult public func task_info(
    _ target_task: mach_port_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_NOT_SUPPORTED }

/// Whether the thread is the main one: 1 if so.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
