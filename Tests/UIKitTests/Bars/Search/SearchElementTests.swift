import FrameStoryboards
import Testing

@testable import UIKit
@testable import UIKitCore

/// Search bars from storyboards equal those created in code.
@MainActor @Suite("Search in storyboards") struct SearchElementTests {
    private func bar(_ attributes: String, _ children: String, _ app: TestApp) throws -> UISearchBar {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" initialViewController="root"><scenes><scene sceneID="s"><objects>
            <viewController id="root" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><searchBar \(attributes) id="c">
            <rect key="frame" x="0" y="0" width="393" height="56"/>\(children)</searchBar></subviews>
            </view></viewController></objects></scene></scenes></document>
            """
        let document = try InterfaceDocument(Array(text.utf8), file: "Search.storyboard")
        #expect(document.warnings.isEmpty, "\(document.warnings)")
        return try app.stage.perform {
            let root = UIStoryboard(document, bundles: []).instantiateInitialViewController()
            return try #require(root?.view.subviews.first as? UISearchBar)
        }
    }

    @Test func storyboardsSetTheAttributesOfSearchBars() throws {
        let app = try TestApp()
        let bar = try bar(
            """
            text="Bread" placeholder="Search" prompt="Prompt" searchBarStyle="minimal" barStyle="black" translucent="NO" \
            showsCancelButton="YES" showsBookmarkButton="YES" showsSearchResultsButton="YES" showsScopeBar="YES"
            """,
            """
            <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <textInputTraits key="textInputTraits" autocorrectionType="no"/>
            <scopeButtonTitles><string>All</string><string>Sweet</string></scopeButtonTitles>
            """, app)
        #expect(bar.text == "Bread" && bar.placeholder == "Search" && bar.prompt == "Prompt")
        #expect(bar.searchBarStyle == .minimal && bar.barStyle == .black && !bar.isTranslucent)
        #expect(bar.showsCancelButton && bar.showsBookmarkButton && bar.showsSearchResultsButton && bar.showsScopeBar)
        #expect(bar.barTintColor == .red && bar.searchTextField.autocorrectionType == .no)
        #expect(bar.searchTextField.returnKeyType == .search && bar.scopeButtonTitles == ["All", "Sweet"])
    }

    @Test func searchBarsWithoutAttributesHaveDefaults() throws {
        let app = try TestApp()
        let read = try bar("contentMode=\"redraw\"", "", app)
        app.perform {
            let made = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
            for bar in [read, made] { bar.layoutIfNeeded() }
            #expect(read.subviews.map(\.frame) == made.subviews.map(\.frame) && read.subviews.count > 3)
            #expect(
                read.searchBarStyle == made.searchBarStyle && read.background.paint.color == made.background.paint.color
            )
        }
    }

    /// A search bar in a scene file.
    @Test func sceneFilesCreateSearchBars() throws {
        let content = try #require(ElementTable.contents.first { $0.key == "searchBar" })
        let app = try TestApp()
        app.perform {
            let bar = content.makeView([
                "text": .text("t"), "placeholder": .text("p"), "style": .text("minimal"),
                "showsCancelButton": .flag(true),
            ])
            #expect((bar as? UISearchBar)?.text == "t" && (bar as? UISearchBar)?.placeholder == "p")
            #expect(
                (bar as? UISearchBar)?.searchBarStyle == .minimal && (bar as? UISearchBar)?.showsCancelButton == true)
        }
    }
}
