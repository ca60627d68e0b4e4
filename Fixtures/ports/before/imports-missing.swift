import CoreVideo
import PDFKit
import CoreBluetooth
import UIKit

public enum ImportsMissing {
    public static func run() -> [String] {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 40, height: 40))
        return ["\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"]
    }
}
// → 0.0 10.0 40.0 20.0
