internal import FrameJSON

/// The workflow of a ``StarterPackage`` for GitHub Actions: the tests of the package, for every push.
///
/// `.build` is cached by the revision of Framereel: while that stays the same, only the package's own targets are compiled.
struct Workflow {
    let checkouts: [Checkout]
    /// The clone of Framereel, as seen from the package; `nil` where SwiftPM fetches Framereel.
    let clone: String?

    /// The folder of the package in the workflow's; `nil` for that folder itself.
    private var folder: String? { checkouts.first?.path }

    /// In double quotes: YAML reads strings as JSON writes them.
    static func quoted(_ text: String) -> String { JSONValue.string(text).compact }

    private func inFolder(_ path: String) -> String { Self.quoted((folder.map { $0 + "/" } ?? "") + path) }

    var text: String {
        let workingFolder =
            folder.map { "    defaults:\n      run:\n        working-directory: \(Self.quoted($0))\n" } ?? ""
        return """
            # Compares every frame of the transitions with its golden. `CI` is set there, so that nothing is recorded.
            name: transitions
            on: [push, pull_request]
            jobs:
              verify:
                runs-on: ubuntu-24.04
                container: swift:6.3-noble
            \(workingFolder)    steps:
            \(checkouts.map(\.step).joined())\(cache)      - name: Libraries
                    run: |
                      apt-get update
                      apt-get install -y --no-install-recommends \(Self.packages.joined(separator: " "))
                  - name: Compare frames with goldens
                    run: swift test
                    env:
                      FRAMEREEL_ARTIFACTS: transitions-report
                  # A table on the page of the run, and marks at the scenes that differ. Comments and summaries show no images of
                  # an artifact: the report in it has them.
                  - name: Summarize what differs
                    if: failure()
                    run: |
                      swift run transitions verify --goldens Tests/DrawerTests/__Transitions__/DrawerTests \\
                        --artifacts transitions-report/summary --markdown "$GITHUB_STEP_SUMMARY" --no-pictures \\
                        --annotations github
                  - name: Keep what failed
                    if: failure()
                    uses: actions/upload-artifact@v4
                    with:
                      name: transitions-report
                      path: \(inFolder("transitions-report"))

            """
    }

    /// The steps that restore `.build` and save it at the end.
    ///
    /// SwiftPM compares modification times, and a checkout sets them to the present. The files of a clone get a fixed date instead,
    /// which is safe because the key of the cache identifies their contents.
    private var cache: String {
        guard let clone else {
            return """
                      # Package.resolved holds the revision of Framereel: commit it.
                      - uses: actions/cache@v4
                        with:
                          path: \(inFolder(".build"))
                          key: framereel-${{ hashFiles('Package.resolved') }}

                """
        }
        return """
                  # Framereel is compiled again only where its sources changed. Their dates are those of the cached build.
                  - name: Revision of Framereel
                    id: framereel
                    run: |
                      echo "revision=$(git -c safe.directory='*' -C "$FRAMEREEL" rev-parse HEAD:./)" >>"$GITHUB_OUTPUT"
                      find "$FRAMEREEL" -name .git -prune -o -type f -exec touch -d 2000-01-01 {} +
                    env:
                      FRAMEREEL: \(Self.quoted(clone))
                  - uses: actions/cache@v4
                    with:
                      path: \(inFolder(".build"))
                      key: framereel-${{ steps.framereel.outputs.revision }}

            """
    }

    /// Debian packages that Framereel is built and run with.
    private static let packages = [
        "libpng-dev", "libjpeg-dev", "nettle-dev", "libexpat1-dev", "libfreetype-dev", "libharfbuzz-dev",
        "libfribidi-dev", "fonts-inter", "fonts-dejavu-core",
    ]
}
