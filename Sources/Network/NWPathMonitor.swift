/// A kind of connection to the network.
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let type: InterfaceType
    public let name: String
}

/// The state of the network, which is connected by Wi-Fi.
public struct NWPath: Hashable, Sendable {
    public enum Status: Hashable, Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
    }

    public let status: Status
    public let availableInterfaces: [NWInterface]

    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var supportsDNS: Bool { true }
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    static let connected = NWPath(
        status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0")])
}

/// A monitor of the network.
///
/// Differs from Network: the network is always there, which is reported as unsupported, even where the responses of a run
/// say otherwise.
// Unchecked but safe: monitors are used on the main thread alone.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@MainActor (NWPath) -> Void)?
    public let currentPath = NWPath.connected
    public private(set) var queue: DispatchQueue?
    private var isCanceled = false

    public init() {}

    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    /// Calls the handler on the next turn, and not again.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        // Entry point: A monitor has no view.
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported("NWPathMonitor", instead: "the network is always there")
        }
        DispatchQueue.main.async { [self] in
            if !isCanceled { pathUpdateHandler?(currentPath) }
        }
    }

    public func cancel() { isCanceled = true }
}
