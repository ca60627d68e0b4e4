import Units

public struct Route {
    public let length = Meters(0)
    public init() {}
}
