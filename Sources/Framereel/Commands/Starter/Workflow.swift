internal import FrameJSON

/// The GitHub Actions workflow of a package, which runs the package's tests on every push.
///
/// The compiler and the fonts have fixed versions. Those of the fonts are the image's own, so that they can be
/// installed as long as it exists.
///
/// `.build` is cached by the revision of Framereel: as long as that stays the same, only the package's own targets are
/// compiled.
struct Workflow {
    /// Name of the workflow, of its program and of what it tests.
    struct Subject {
        var name = "transitions"
        var program = "transitions"
        /// Suite that compares the scenes with goldens.
        var suite = "DrawerTests"
        /// First line of the file, besides what it does.
        var remark = ""
    }

    let checkouts: [Checkout]
    /// Framereel clone, relative to the package; `nil` if SwiftPM fetches Framereel.
    let clone: String?
    /// Folder of the package relative to that of its repository; `nil` if they are the same.
    var package: String?
    var subject = Subject()

    /// Folder of the package relative to the workflow's folder; `nil` if they are the same.
    private var folder: String? {
        let steps = [checkouts.first?.path, package].compactMap(\.self)
        return steps.isEmpty ? nil : steps.joined(separator: "/")
    }

    /// Returns the text in double quotes, written as a JSON string, which YAML accepts.
    static func quoted(_ text: String) -> String { JSONValue.string(text).compact }

    private func inFolder(_ path: String) -> String { Self.quoted((folder.map { $0 + "/" } ?? "") + path) }

    var text: String {
        let workingFolder =
            folder.map { "    defaults:\n      run:\n        working-directory: \(Self.quoted($0))\n" } ?? ""
        return """
            \(subject.remark)# Compares every frame of the \(subject.name) with its golden. `CI` is set there, so that nothing is recorded.
            name: \(subject.name)
            on: [push, pull_request]
            jobs:
              verify:
                runs-on: ubuntu-24.04
                # The compiler and the fonts have fixed versions, since the pixels of text depend on the latter. Goldens must be
                # recorded with the same fonts.
                container: swift:6.3.1-bookworm
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
                      swift run \(subject.program) verify --goldens Tests/\(subject.suite)/__Transitions__/\(subject.suite) \\
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

    /// Steps that restore `.build` and save it at the end.
    ///
    /// SwiftPM compares modification times, and a checkout sets them to the current time. The files of a clone get a
    /// fixed date instead, which is safe because the cache key identifies their contents.
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

    /// Debian packages needed to build and run Framereel.
    private static let packages = [
        "libpng-dev", "libjpeg-dev", "nettle-dev", "libexpat1-dev", "libfreetype-dev", "libharfbuzz-dev",
        "libfribidi-dev", "fonts-inter=4.0~beta7+ds-1", "fonts-dejavu-core=2.37-6",
    ]
}
