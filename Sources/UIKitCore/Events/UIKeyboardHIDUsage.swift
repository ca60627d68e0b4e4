/// The place of a key, by page 7 of the USB tables of human interface devices. Names are of keys on an American keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined, keyboardA, keyboardB, keyboardC
    case keyboardD = 7, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL
    case keyboardM = 16, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
    case keyboardV = 25, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4
    case keyboard5 = 34, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter
    case keyboardEscape = 41, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen
    case keyboardEqualSign = 46, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    case keyboardNonUSPound = 50, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
    case keyboardPeriod = 55, keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3, keyboardF4
    case keyboardF5 = 62, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
    case keyboardPrintScreen = 70, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
    case keyboardPageUp = 75, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow
    case keyboardLeftArrow = 80, keyboardDownArrow, keyboardUpArrow, keypadNumLock, keypadSlash, keypadAsterisk
    case keypadHyphen = 86, keypadPlus, keypadEnter, keypad1, keypad2, keypad3, keypad4, keypad5, keypad6
    case keypad7 = 95, keypad8, keypad9, keypad0, keypadPeriod, keyboardNonUSBackslash, keyboardApplication
    case keyboardPower = 102, keypadEqualSign, keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17
    case keyboardF18 = 109, keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
    case keyboardExecute = 116, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain
    case keyboardUndo = 122, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute
    case keyboardVolumeUp = 128, keyboardVolumeDown, keyboardLockingCapsLock, keyboardLockingNumLock
    case keyboardLockingScrollLock = 132, keypadComma, keypadEqualSignAS400, keyboardInternational1
    case keyboardInternational2 = 136, keyboardInternational3, keyboardInternational4, keyboardInternational5
    case keyboardInternational6 = 140, keyboardInternational7, keyboardInternational8, keyboardInternational9
    case keyboardLANG1 = 144, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6
    case keyboardLANG7 = 150, keyboardLANG8, keyboardLANG9, keyboardAlternateErase, keyboardSysReqOrAttention
    case keyboardCancel = 155, keyboardClear, keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut
    case keyboardOper = 161, keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel
    case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
    case keyboardRightShift = 229, keyboardRightAlt, keyboardRightGUI
    case keyboard_Reserved = 65535

    public static let keyboardHangul = UIKeyboardHIDUsage.keyboardLANG1
    public static let keyboardKanaSwitch = UIKeyboardHIDUsage.keyboardLANG1
    public static let keyboardHanja = UIKeyboardHIDUsage.keyboardLANG2
    public static let keyboardAlphanumericSwitch = UIKeyboardHIDUsage.keyboardLANG2
    public static let keyboardKatakana = UIKeyboardHIDUsage.keyboardLANG3
    public static let keyboardHiragana = UIKeyboardHIDUsage.keyboardLANG4
    public static let keyboardZenkakuHankakuKanji = UIKeyboardHIDUsage.keyboardLANG5
}
