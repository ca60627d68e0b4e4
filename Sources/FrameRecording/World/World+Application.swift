internal import UIKit

// Events by which the system and the user affect the application as a whole. Each call takes effect immediately;
// delegates and observers are notified in the same order as on a device.
extension World {
    /// Makes the application inactive, as when a call covers it.
    public func resignActive() { lifeCycle.resignActive() }

    /// Makes the application active again after an interruption.
    public func becomeActive() { lifeCycle.becomeActive() }

    /// Sends the application to the background, as when the home screen or another application is shown. Time
    /// continues, and frames show the application as it is.
    public func enterBackground() { lifeCycle.enterBackground() }

    /// Brings the application back to the foreground, where it becomes active.
    public func enterForeground() { lifeCycle.enterForeground() }

    /// Warns the application that the system is short of memory.
    public func receiveMemoryWarning() { lifeCycle.receiveMemoryWarning() }

    private var lifeCycle: ApplicationLifeCycle { stage.applicationState.lifeCycle }

    /// Whether the bar at the bottom of screens without a Home button is drawn. The default is `false`.
    public var showsHomeIndicator: Bool {
        get { window.screen.settings.showsHomeIndicator }
        set { window.screen.settings.showsHomeIndicator = newValue }
    }
}
