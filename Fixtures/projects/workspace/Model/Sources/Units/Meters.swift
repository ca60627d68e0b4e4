public struct Meters {
    public let value: Int
    public init(_ value: Int) { self.value = value }
}
