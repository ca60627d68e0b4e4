import Framereel
import Lists
import UIKit

extension AppScene {
    /// Tables and collection views as applications use them, on a whole phone.
    static let lists = tables + collections + changes + journeys

    private static let tables = [
        // A throw, then a row is highlighted under a resting finger and pushes its choices.
        AppScene(list: "settings", until: 2.2) { world in
            world.show(PreferencesViewController())
            world.flick(from: 620, to: 420, start: 0.1)
            world.touch(along: [CGPoint(x: 120, y: 300)], start: 1.2, duration: 0.2, rest: 0.05)
        },
        // The actions of one row, closed by a tap on another row, then the actions of the other side, and a row swiped
        // away.
        AppScene(list: "inbox", until: 3.6) { world in
            world.show(InboxViewController())
            world.swipe(y: 240, from: 340, to: 180, start: 0.1)
            world.tap(at: CGPoint(x: 150, y: 500), start: 0.8)
            world.swipe(y: 150, from: 40, to: 130, start: 1.3)
            world.tap(at: CGPoint(x: 30, y: 150), start: 2)
            world.touch(
                from: CGPoint(x: 370, y: 330), to: CGPoint(x: 20, y: 330), start: 2.6, duration: 0.3, rest: 0.1)
        },
        // Headers push each other away, then a finger moves along the index from D to S.
        AppScene(list: "contacts", style: .dark, until: 2.2) { world in
            world.show(ContactsViewController())
            world.touch(
                from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 380), start: 0.1, duration: 0.8, rest: 0.15)
            world.touch(
                from: CGPoint(x: 381, y: 320), to: CGPoint(x: 381, y: 540), start: 1.3, duration: 0.4, rest: 0.2)
        },
        AppScene(list: "notes", until: 1.8) { world in
            let notes = NotesViewController()
            world.show(notes)
            world.flick(from: 600, to: 480, start: 0.1)
            world.at(1) { notes.showLastNote() }
        },
        // A row is deleted in two taps, one is inserted, one is dragged to another position, and editing ends.
        AppScene(list: "packing", until: 4.6) { world in
            world.show(PackingListViewController())
            world.tap(at: editButton, start: 0.1)
            world.tap(at: CGPoint(x: 42, y: 203), start: 0.7)
            world.tap(at: CGPoint(x: 340, y: 203), start: 1.3)
            world.tap(at: CGPoint(x: 42, y: 522), start: 2)
            world.touch(
                along: [CGPoint(x: 352, y: 159), CGPoint(x: 352, y: 330)], start: 2.6, duration: 0.6, rest: 0.3)
            world.tap(at: editButton, start: 4)
        },
        // One answer opens, another one opens, and the first one closes.
        AppScene(list: "questions", until: 2.2) { world in
            world.show(QuestionsViewController())
            world.tap(at: CGPoint(x: 150, y: 202), start: 0.1)
            world.tap(at: CGPoint(x: 150, y: 160), start: 0.8)
            world.tap(at: CGPoint(x: 150, y: 235), start: 1.5)
        },
        AppScene(list: "messages", style: .dark, until: 2.6) { world in
            let messages = MessagesViewController()
            world.show(messages)
            world.at(0.1) { messages.receive("What about the ladle?") }
            world.at(0.6) { messages.send("I had hoped you would not ask. It is in the sea, I am afraid.") }
            world.flick(from: 300, to: 480, start: 1.2)
        },
        // A pull past the threshold and a release, with new rows after a second.
        AppScene(list: "news", until: 3) { world in
            world.show(FeedViewController())
            world.touch(
                from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 600), start: 0.1, duration: 0.5, rest: 0.2)
        },
    ]

    private static let collections = [
        // Two photos are selected, then the grid is thrown.
        AppScene(list: "photos", until: 2.2) { world in
            world.show(PhotosViewController())
            world.tap(at: CGPoint(x: 195, y: 300), start: 0.1)
            world.tap(at: CGPoint(x: 60, y: 430), start: 0.4)
            world.flick(from: 650, to: 450, start: 0.8)
        },
        AppScene(list: "albums", until: 2) { world in
            world.show(AlbumsViewController())
            world.touch(
                from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 380), start: 0.1, duration: 0.6, rest: 0.1)
            world.flick(from: 600, to: 400, start: 1)
        },
        // A complete swipe to the next page, an incomplete one, and a scroll by the program.
        AppScene(list: "stories", until: 3) { world in
            let stories = StoriesViewController()
            world.window.rootViewController = stories
            world.touch(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 180, y: 400), start: 0.1, duration: 0.15)
            world.touch(
                from: CGPoint(x: 330, y: 400), to: CGPoint(x: 230, y: 400), start: 1, duration: 0.3, rest: 0.15)
            world.at(2) { stories.showStory(4) }
        },
        // Days are selected, and months pass below their headers.
        AppScene(list: "calendar", style: .dark, until: 2.4) { world in
            world.show(CalendarViewController())
            world.tap(at: CGPoint(x: 300, y: 235), start: 0.1)
            world.tap(at: CGPoint(x: 195, y: 290), start: 0.5)
            world.flick(from: 650, to: 450, start: 1)
        },
        // The centered shelf, the continuous one, the one with columns, and the whole page.
        AppScene(list: "store", until: 4.2) { world in
            world.show(StoreViewController())
            world.touch(from: CGPoint(x: 320, y: 240), to: CGPoint(x: 200, y: 240), start: 0.1, duration: 0.15)
            world.touch(from: CGPoint(x: 320, y: 460), to: CGPoint(x: 150, y: 460), start: 1, duration: 0.15)
            world.touch(from: CGPoint(x: 320, y: 640), to: CGPoint(x: 240, y: 640), start: 2, duration: 0.15)
            world.flick(from: 660, to: 460, start: 3)
        },
        AppScene(list: "badges", until: 2) { world in
            world.show(BadgesViewController())
            world.tap(at: CGPoint(x: 150, y: 160), start: 0.1)
            world.flick(from: 600, to: 450, start: 0.9)
        },
        // An item is added at the top, one is removed by a tap, and the others scroll.
        AppScene(list: "waterfall", until: 2.6) { world in
            let waterfall = WaterfallViewController()
            world.show(waterfall)
            world.at(0.1) { waterfall.addPhoto() }
            world.tap(at: CGPoint(x: 290, y: 180), start: 0.7)
            world.flick(from: 600, to: 420, start: 1.4)
        },
        // Folders open and close, from right to left.
        AppScene(list: "files-right-to-left", until: 2.4) { world in
            world.window.screen.settings.traits.layoutDirection = .rightToLeft
            world.show(FilesViewController())
            world.tap(at: CGPoint(x: 48, y: 228), start: 0.1)
            world.tap(at: CGPoint(x: 48, y: 172), start: 0.9)
            world.tap(at: CGPoint(x: 48, y: 172), start: 1.6)
        },
        // Selection, editing, and the end of editing.
        AppScene(list: "reminders", until: 2.2) { world in
            let reminders = RemindersViewController()
            world.show(reminders)
            world.touch(along: [CGPoint(x: 150, y: 230)], start: 0.1, duration: 0.2, rest: 0.05)
            world.at(0.6) { reminders.setEditing(true, animated: true) }
            world.at(1.5) { reminders.setEditing(false, animated: true) }
        },
        // The actions of one item, closed by a tap on another item, then the actions of the other side, and an item
        // swiped away.
        AppScene(list: "reminders-swiped", until: 3.8) { world in
            world.show(RemindersViewController())
            world.swipe(y: 200, from: 340, to: 180, start: 0.1)
            world.tap(at: CGPoint(x: 150, y: 540), start: 0.8)
            world.swipe(y: 270, from: 60, to: 150, start: 1.3)
            world.tap(at: CGPoint(x: 50, y: 270), start: 2)
            world.touch(
                from: CGPoint(x: 360, y: 270), to: CGPoint(x: 20, y: 270), start: 2.8, duration: 0.3, rest: 0.1)
        },
    ]

    private static let changes = [
        // Insertions, deletions and moves together, then a section, then both, with the second change before the end of
        // the first.
        AppScene(list: "teams", until: 2.4) { world in
            let teams = TeamsViewController()
            world.show(teams)
            world.at(0.1) { teams.shuffle() }
            world.at(1) { teams.addTeam() }
        },
        AppScene(list: "books", until: 2.4) { world in
            let books = BooksViewController()
            world.show(books)
            world.flick(from: 600, to: 500, start: 0.1)
            world.at(1) { books.toggleLayout() }
            world.at(1.7) { books.toggleLayout() }
        },
        AppScene(list: "books-pinched", until: 1.4) { world in
            world.show(BooksViewController())
            world.pinch(at: CGPoint(x: 195, y: 420), from: 100, to: 220, start: 0.1, duration: 0.6, rest: 0.1)
        },
        AppScene(list: "books-pinch-cancelled", until: 1.2) { world in
            world.show(BooksViewController())
            world.pinch(at: CGPoint(x: 195, y: 420), from: 100, to: 150, start: 0.1, duration: 0.4, rest: 0.1)
        },
        AppScene(list: "years", until: 2) { world in
            world.show(YearsViewController())
            world.tap(at: CGPoint(x: 200, y: 400), start: 0.1)
            world.tap(at: backButton, start: 1.1)
        },
    ]

    private static let journeys = [
        AppScene(list: "today", until: 1.1) { world in
            world.window.rootViewController = TodayViewController()
            world.tap(at: CGPoint(x: 195, y: 560), start: 0.1)
        },
        AppScene(list: "today-pulled-down", until: 2.4) { world in
            world.window.rootViewController = TodayViewController()
            world.tap(at: CGPoint(x: 195, y: 560), start: 0.1)
            world.touch(
                from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500), start: 1, duration: 0.5, rest: 0.1)
        },
        AppScene(list: "today-pull-cancelled", until: 2.2) { world in
            world.window.rootViewController = TodayViewController()
            world.tap(at: CGPoint(x: 195, y: 240), start: 0.1)
            world.touch(
                from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 340), start: 1, duration: 0.4, rest: 0.1)
        },
        // The sheet rises before the rows scroll, then the rows scroll back before the sheet sinks.
        AppScene(list: "contacts-in-a-sheet", until: 4.8) { world in
            let notes = NotesViewController()
            world.show(notes)
            let contacts = ContactsViewController()
            contacts.modalPresentationStyle = .pageSheet
            contacts.sheetPresentationController?.detents = [.medium(), .large()]
            world.at(0.1) { notes.present(contacts, animated: true) }
            world.touch(
                from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 150), start: 1, duration: 0.6, rest: 0.15)
            world.touch(
                from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 560), start: 2.2, duration: 0.4, rest: 0.15)
            world.touch(
                from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 580), start: 3.5, duration: 0.4, rest: 0.15)
        },
        // The selection fades with the finger.
        AppScene(list: "settings-popped", until: 2) { world in
            world.show(PreferencesViewController())
            world.tap(at: CGPoint(x: 150, y: 180), start: 0.1)
            world.touch(
                from: CGPoint(x: 2, y: 400), to: CGPoint(x: 280, y: 400), start: 0.9, duration: 0.5, rest: 0.15)
        },
        // The selection returns.
        AppScene(list: "settings-pop-cancelled", until: 2) { world in
            world.show(PreferencesViewController())
            world.tap(at: CGPoint(x: 150, y: 180), start: 0.1)
            world.touch(
                from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), start: 0.9, duration: 0.4, rest: 0.15)
        },
    ]

    private static let editButton = CGPoint(x: 360, y: 69)
    private static let backButton = CGPoint(x: 24, y: 69)

    /// An iPhone 12 at one pixel per point: 390 × 844 points, with 47 points above the bar of 44 points.
    private static let phone = Device(name: "phone", width: 390, height: 844, scale: 1, top: 47, bottom: 34)

    private init(
        list name: String, style: UIUserInterfaceStyle = .light, until end: TimeInterval,
        _ play: @escaping @MainActor @Sendable (World) -> Void
    ) {
        self.init("lists/\(name)", on: Self.phone) { world in
            world.window.screen.settings.traits.userInterfaceStyle = style
            play(world)
            world.wait(until: end)
        }
    }
}

extension World {
    /// Shows the controller in a navigation controller.
    fileprivate func show(_ controller: UIViewController) {
        window.rootViewController = UINavigationController(rootViewController: controller)
    }

    /// Moves a finger that lifts at full speed.
    fileprivate func flick(from: CGFloat, to end: CGFloat, start: TimeInterval) {
        touch(from: CGPoint(x: 195, y: from), to: CGPoint(x: 195, y: end), start: start, duration: 0.15)
    }

    /// Moves a finger that rests before it lifts.
    fileprivate func swipe(y: CGFloat, from: CGFloat, to end: CGFloat, start: TimeInterval) {
        touch(from: CGPoint(x: from, y: y), to: CGPoint(x: end, y: y), start: start, duration: 0.25, rest: 0.15)
    }
}
