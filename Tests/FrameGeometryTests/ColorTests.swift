import FrameGeometry
import Testing

@Suite struct ColorTests {
    @Test func everyByteRoundTrips() {
        for byte in UInt8.min...UInt8.max {
            let color = Color(red8: byte, green8: 255 - byte, blue8: byte, alpha8: byte)
            #expect((color.red * 255).rounded() == Double(byte))
            #expect((color.green * 255).rounded() == Double(255 - byte))
        }
        #expect(Color(red8: 255, green8: 255, blue8: 255, alpha8: 255) == .white)
        #expect(Color(red8: 0, green8: 0, blue8: 0, alpha8: 255) == .black)
    }
}
