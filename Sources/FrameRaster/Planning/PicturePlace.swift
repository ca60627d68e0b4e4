/// Where a part of a blurred group lies, and what of it is made.
struct PicturePlace {
    /// The pixels it may change.
    let bounds: PixelBounds
    /// Those that are looked at; ``PixelBounds/empty`` if none is.
    let wanted: PixelBounds

    /// `nil` if there is nothing within the group's bounds.
    init?(_ reached: PixelBounds, within bounds: PixelBounds, looked: PixelBounds) {
        self.bounds = reached.intersection(bounds)
        let wanted = self.bounds.intersection(looked)
        self.wanted = wanted.isEmpty ? .empty : wanted
        if self.bounds.isEmpty { return nil }
    }

    /// Of a picture blurred so.
    func bytes(_ blur: DeviceBlur) -> Int { wanted.isEmpty ? 0 : SoftPictureMaker.bytes(blur, wanted: wanted) }

    /// Of a picture as it is.
    var sharpBytes: Int { wanted.area * 4 }
}
