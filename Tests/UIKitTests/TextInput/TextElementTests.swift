import FrameStoryboards
import Testing

@testable import UIKit

/// Text fields and text views from storyboards equal those created in code.
@MainActor @Suite("Text in storyboards") struct TextElementTests {
    private func view(_ element: String, _ children: String, _ app: TestApp) throws -> UIView {
        let name = element.prefix { $0 != " " }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" initialViewController="root"><scenes><scene sceneID="s"><objects>
            <viewController id="root" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><\(element) id="c">
            <rect key="frame" x="0" y="0" width="200" height="40"/>\(children)</\(name)></subviews>
            </view></viewController></objects></scene></scenes></document>
            """
        let document = try InterfaceDocument(Array(text.utf8), file: "Text.storyboard")
        #expect(document.warnings.isEmpty, "\(document.warnings)")
        return try app.stage.perform {
            let root = UIStoryboard(document, bundles: []).instantiateInitialViewController()
            return try #require(root?.view.subviews.first)
        }
    }

    @Test func storyboardsSetTheAttributesOfFields() throws {
        let app = try TestApp()
        let made = try view(
            """
            textField opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" \
            placeholder="Name" textAlignment="right" minimumFontSize="13" clearButtonMode="whileEditing" text="Anna" \
            clearsOnBeginEditing="YES" adjustsFontSizeToFit="NO"
            """,
            """
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <fontDescription key="fontDescription" type="system" pointSize="14"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" spellCheckingType="no" \
            keyboardType="emailAddress" keyboardAppearance="alert" returnKeyType="go" secureTextEntry="YES" \
            enablesReturnKeyAutomatically="YES" textContentType="email"/>
            """, app)
        let field = try #require(made as? UITextField)
        #expect(field.text == "Anna" && field.placeholder == "Name" && field.borderStyle == .roundedRect)
        #expect(field.textAlignment == .right && field.minimumFontSize == 13 && field.clearButtonMode == .whileEditing)
        #expect(field.clearsOnBeginEditing && !field.adjustsFontSizeToFitWidth)
        #expect(field.font == .systemFont(ofSize: 14) && field.textColor == .red)
        #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .no && field.keyboardType == .emailAddress)
        #expect(field.keyboardAppearance == .dark && field.returnKeyType == .go && field.isSecureTextEntry)
        #expect(field.enablesReturnKeyAutomatically && field.textContentType == .emailAddress)
    }

    @Test func storyboardsSetTheAttributesOfTextViews() throws {
        let app = try TestApp()
        let made = try view(
            """
            textView clipsSubviews="YES" multipleTouchEnabled="YES" scrollEnabled="NO" editable="NO" selectable="NO" \
            textAlignment="center"
            """,
            """
            <string key="text">First
            second</string>
            <color key="textColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
            """, app)
        let view = try #require(made as? UITextView)
        #expect(view.text == "First\nsecond" && !view.isEditable && !view.isSelectable && !view.isScrollEnabled)
        #expect(view.font == .boldSystemFont(ofSize: 15) && view.textColor == .blue && view.textAlignment == .center)
        #expect(view.textStorage.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 15))
    }
}
