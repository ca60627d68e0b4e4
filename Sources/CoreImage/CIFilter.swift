public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputColorKey = "inputColor"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputTimeKey = "inputTime"
public let kCIInputTransformKey = "inputTransform"
public let kCIOutputImageKey = "outputImage"

/// A filter that keeps its values.
///
/// Differs from Core Image: except for the average of an area, the result is the input, and the square of a generated code
/// is gray, which is reported as unsupported with the filter's name.
@MainActor @preconcurrency open class CIFilter: NSObject {
    open var name: String
    private var values: [String: Any] = [:]

    /// - Parameter name: The name of a filter, such as `CISepiaTone`. Other names that begin with `CI` have an input image.
    public init?(name: String) {
        guard name.hasPrefix("CI"), name.count > 2 else { return nil }
        self.name = name
        super.init()
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    init(ofKind name: String) {
        self.name = name
        super.init()
    }

    /// The keys of the filter's inputs, of which a filter that is not in the table has the image only.
    open var inputKeys: [String] { (isGenerator ? [] : [kCIInputImageKey]) + (Self.keys[name] ?? []) }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

    /// Source: Apple's reference of filters.
    private static let keys: [String: [String]] = [
        "CIAreaAverage": [kCIInputExtentKey],
        "CIBumpDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputScaleKey],
        "CIGaussianBlur": [kCIInputRadiusKey], "CIBoxBlur": [kCIInputRadiusKey],
        "CIPixellate": [kCIInputCenterKey, kCIInputScaleKey], "CISepiaTone": [kCIInputIntensityKey],
        "CITwirlDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey],
        "CIUnsharpMask": [kCIInputRadiusKey, kCIInputIntensityKey],
        "CIVignette": [kCIInputRadiusKey, kCIInputIntensityKey],
        "CIColorControls": [kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey],
        "CIColorMonochrome": [kCIInputColorKey, kCIInputIntensityKey], "CIExposureAdjust": [kCIInputEVKey],
        "CIHueAdjust": [kCIInputAngleKey], "CIVibrance": [kCIInputAmountKey],
        "CIBloom": [kCIInputRadiusKey, kCIInputIntensityKey],
        "CIGloom": [kCIInputRadiusKey, kCIInputIntensityKey], "CISharpenLuminance": [kCIInputSharpnessKey],
        "CICrystallize": [kCIInputRadiusKey, kCIInputCenterKey], "CIEdges": [kCIInputIntensityKey],
        "CILanczosScaleTransform": [kCIInputScaleKey, kCIInputAspectRatioKey],
        "CISourceOverCompositing": [kCIInputBackgroundImageKey],
        "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"],
        "CICode128BarcodeGenerator": ["inputMessage"],
    ]

    private var isGenerator: Bool { name.hasSuffix("Generator") }

    open func setDefaults() {}

    /// The input, or a gray square for a generator; `nil` without an input. The average of an area is one pixel.
    open var outputImage: CIImage? {
        if name == "CIAreaAverage" {
            let input = values[kCIInputImageKey] as? CIImage
            let area = (values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? values[kCIInputExtentKey] as? CGRect
            return input?.average(in: area ?? input?.extent ?? .zero)
        }
        // Entry point: A filter has no view.
        Stage.current.diagnostics.reportUnsupported(
            "CIFilter “\(name)”", instead: isGenerator ? "the code is a gray square" : "the image stays as it is")
        if isGenerator {
            return CIImage(color: .gray).cropped(to: CGRect(x: 0, y: 0, width: Self.codeSide, height: Self.codeSide))
        }
        return values[kCIInputImageKey] as? CIImage
    }

    /// The side of the smallest code with a quiet zone of one module on each side.
    private static let codeSide: CGFloat = 23

    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

extension CIFilter: KeyValueCoded {}
