// Filters of the header CIFilterBuiltins, whose values have names. They share one class.

/// A filter whose values are properties.
@MainActor @preconcurrency open class CINamedFilter: CIFilter {
    private func number(_ key: String) -> Float {
        switch value(forKey: key) {
        case let number as any BinaryFloatingPoint: Float(number)
        case let number as any BinaryInteger: Float(number)
        case let number as NSNumber: number.floatValue
        default: 0
        }
    }

    open var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    open var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
    open var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    open var scale: Float {
        get { number(kCIInputScaleKey) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
    open var saturation: Float {
        get { number(kCIInputSaturationKey) }
        set { setValue(newValue, forKey: kCIInputSaturationKey) }
    }
    open var brightness: Float {
        get { number(kCIInputBrightnessKey) }
        set { setValue(newValue, forKey: kCIInputBrightnessKey) }
    }
    open var contrast: Float {
        get { number(kCIInputContrastKey) }
        set { setValue(newValue, forKey: kCIInputContrastKey) }
    }
    open var center: CGPoint {
        get { value(forKey: kCIInputCenterKey) as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: kCIInputCenterKey) }
    }
    open var extent: CGRect {
        get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
    open var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    open var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

extension CIFilter {
    public class func areaAverage() -> CINamedFilter { CINamedFilter(ofKind: "CIAreaAverage") }
    public class func qrCodeGenerator() -> CINamedFilter { CINamedFilter(ofKind: "CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> CINamedFilter { CINamedFilter(ofKind: "CICode128BarcodeGenerator") }
    public class func sepiaTone() -> CINamedFilter { CINamedFilter(ofKind: "CISepiaTone") }
    public class func gaussianBlur() -> CINamedFilter { CINamedFilter(ofKind: "CIGaussianBlur") }
    public class func boxBlur() -> CINamedFilter { CINamedFilter(ofKind: "CIBoxBlur") }
    public class func pixellate() -> CINamedFilter { CINamedFilter(ofKind: "CIPixellate") }
    public class func colorControls() -> CINamedFilter { CINamedFilter(ofKind: "CIColorControls") }
    public class func vignette() -> CINamedFilter { CINamedFilter(ofKind: "CIVignette") }
    public class func unsharpMask() -> CINamedFilter { CINamedFilter(ofKind: "CIUnsharpMask") }
    public class func bloom() -> CINamedFilter { CINamedFilter(ofKind: "CIBloom") }
    public class func photoEffectMono() -> CINamedFilter { CINamedFilter(ofKind: "CIPhotoEffectMono") }
    public class func photoEffectNoir() -> CINamedFilter { CINamedFilter(ofKind: "CIPhotoEffectNoir") }
}
