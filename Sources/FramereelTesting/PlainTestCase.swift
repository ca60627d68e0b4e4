public import XCTest

/// XCTest's own class of test cases, for modules that declare another class named `XCTestCase`.
public typealias PlainTestCase = XCTestCase
