extension SolidSource {
    /// What changes no pixel, whatever it holds: of an alpha of 128 in 65,535 a byte keeps more than 254.5 255ths of itself, and
    /// of the colour gets less than half.
    var leastShare: Float { full.color.w > 0 ? 128 / full.color.w : 1 }

    /// Draws over `count` pixels, each getting its own share.
    ///
    /// - Parameter shares: 0…1; three more than there are pixels may be read.
    func draw(_ shares: UnsafePointer<Float>, over pixels: UnsafeMutablePointer<Pixel>, count: Int) {
        // Most shadows are black: three channels less to be worked out.
        if isBlack {
            draw(shares, pixels, count) { [color] in
                FourPixels(
                    red: .zero, green: .zero, blue: .zero, alpha: Self.sharing(Self.within($0), Float(color.w)))
            }
        } else {
            draw(shares, pixels, count) { sharing($0) }
        }
    }

    @inline(__always) private func draw(
        _ shares: UnsafePointer<Float>, _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int,
        _ sources: (SIMD4<Float>) -> FourPixels
    ) {
        let memory = UnsafeRawPointer(shares)
        var index = 0
        while index < count {
            let four = memory.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<Float>.self)
            let words = Words.load(pixels + index, count: count &- index)
            Words.store(sources(four).over(words), to: pixels + index, count: count &- index)
            index &+= 4
        }
    }
}
