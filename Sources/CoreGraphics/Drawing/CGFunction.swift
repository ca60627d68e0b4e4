/// Computes the values of a function, for an input and an output of the function's dimensions.
///
/// Differs from Core Graphics: a Swift function, because closures of an application have this type.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function of numbers, which an application computes.
public final class CGFunction: _CFObject {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let domain: [ClosedRange<CGFloat>]
    private let range: [ClosedRange<CGFloat>]
    private let outputCount: Int

    /// - Parameters:
    ///   - domain: The lower and the upper limit of each input; `nil` for no limits.
    ///   - range: The same of each output.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
        self.info = info
        self.callbacks = callbacks.pointee
        self.domain = Self.limits(domain, domainDimension)
        self.range = Self.limits(range, rangeDimension)
        outputCount = rangeDimension
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Returns the outputs for the inputs, each moved into its limits.
    func callAsFunction(_ inputs: [CGFloat]) -> [CGFloat] {
        let inputs = zip(inputs, domain).map { min(max($0, $1.lowerBound), $1.upperBound) }
        var outputs = [CGFloat](repeating: 0, count: outputCount)
        callbacks.evaluate?(info, inputs, &outputs)
        return zip(outputs, range).map { min(max($0, $1.lowerBound), $1.upperBound) }
    }

    private static func limits(_ numbers: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>] {
        (0..<count).map { index in
            guard let numbers, numbers[2 * index] <= numbers[2 * index + 1] else { return -.infinity ... .infinity }
            return numbers[2 * index]...numbers[2 * index + 1]
        }
    }
}
