/// Options that several commands have in common, together with their values.
protocol OptionGroup: Sendable {
    static var options: [Option] { get }

    init(_ arguments: Arguments) throws
}
