/// A character encoding, by Core Foundation's number.
public typealias CFStringEncoding = UInt32

/// Character encodings that have no name of their own in Foundation.
public enum CFStringEncodings: CFIndex, Sendable {
    case isoLatin2 = 0x0202
    case isoLatinCyrillic = 0x0205
    case isoLatin9 = 0x020F
    case dosLatinUS = 0x0400
    case dosLatin1 = 0x0410
    case dosRussian = 0x0419
    case dosJapanese = 0x0420
    case dosChineseSimplif = 0x0421
    case dosKorean = 0x0422
    case dosChineseTrad = 0x0423
    case windowsLatin2 = 0x0501
    case windowsCyrillic = 0x0502
    case windowsGreek = 0x0503
    case windowsLatin5 = 0x0504
    case windowsHebrew = 0x0505
    case windowsArabic = 0x0506
    case GB_2312_80 = 0x0630
    case GBK_95 = 0x0631
    case GB_18030_2000 = 0x0632
    case ISO_2022_JP = 0x0820
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_TW = 0x0931
    case EUC_KR = 0x0940
    case shiftJIS = 0x0A01
    case KOI8_R = 0x0A02
    case big5 = 0x0A03
}

/// Returns Foundation's number of an encoding, the raw value of `String.Encoding`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    // Source: the headers CFString.h, CFStringEncodingExt.h and NSString.h of Apple's SDK.
    let named: [CFStringEncoding: UInt] = [
        0x0000: 30, 0x0100: 10, 0x0201: 5, 0x0202: 9, 0x0500: 12, 0x0501: 15, 0x0502: 11, 0x0503: 13, 0x0504: 14,
        0x0600: 1, 0x0820: 21, 0x0920: 3, 0x0A01: 8, 0x0B01: 2, 0x0BFF: 7, 0x0800_0100: 4,
    ]
    return named[encoding] ?? UInt(encoding | 0x8000_0000)
}
