/// Seconds. Apple's SDK has it from Core Foundation, which Linux's Foundation does not export.
public typealias CFTimeInterval = Double
