public import XCTest

/// XCTest's own class of test cases, under a name that a module can use that declares another one of that name.
public typealias PlainTestCase = XCTestCase
