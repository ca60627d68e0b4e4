/// Later than the versions below, with which old sources compare it.
public let NSFoundationVersionNumber = 2000.0

public let NSFoundationVersionNumber_iOS_6_0 = 993.00
public let NSFoundationVersionNumber_iOS_6_1 = 993.00
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
