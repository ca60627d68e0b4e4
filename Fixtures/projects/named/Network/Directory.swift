/// Qualifies a type with the name of its own module.
public struct Directory {
    public let people: [String]

    public init() { people = Network.Names.all }
}

enum Names {
    static let all = ["Ada", "Grace"]
}
