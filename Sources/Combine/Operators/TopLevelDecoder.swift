public import QuartzCore

/// A decoder that reads a complete value, such as a JSON document.
public protocol TopLevelDecoder<Input> {
    associatedtype Input

    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder that writes a complete value, such as a JSON document.
public protocol TopLevelEncoder<Output> {
    associatedtype Output

    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
