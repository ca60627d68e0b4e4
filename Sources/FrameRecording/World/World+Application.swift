internal import UIKit

// What the system and the user do to the application as a whole. Each call takes effect now; delegates and observers are notified
// in the order of a device.
extension World {
    /// Something covers the application, such as a call: it becomes inactive.
    public func resignActive() { lifeCycle.resignActive() }

    /// What covered the application has gone.
    public func becomeActive() { lifeCycle.becomeActive() }

    /// The home screen or another application is shown. Time goes on, and frames show the application as it is.
    public func enterBackground() { lifeCycle.enterBackground() }

    /// The application is shown again, and becomes active.
    public func enterForeground() { lifeCycle.enterForeground() }

    /// The system is short of memory.
    public func receiveMemoryWarning() { lifeCycle.receiveMemoryWarning() }

    private var lifeCycle: ApplicationLifeCycle { stage.applicationState.lifeCycle }

    /// Whether the bar at the bottom of screens without a Home button is drawn; `false` at first.
    public var showsHomeIndicator: Bool {
        get { window.screen.settings.showsHomeIndicator }
        set { window.screen.settings.showsHomeIndicator = newValue }
    }
}
