internal import FrameJSON

/// The GitHub Actions workflow of a ``StarterPackage``, which runs the package's tests on every push.
///
/// Where Framereel is built from source, `.build` is cached by its revision: as long as that stays the same, only the
/// package's own targets are compiled.
struct Workflow {
    private let origin: FramereelOrigin
    private let checkouts: [Checkout]

    /// - Parameter folder: Names of the folders leading to the package's own folder.
    init(origin: FramereelOrigin, from folder: [String]) {
        self.origin = origin
        switch origin {
        case .clone(let path): checkouts = Checkout.all(cloneAt: path, from: folder)
        case .repository, .prebuilt, .archive: checkouts = [Checkout(repository: nil, path: nil)]
        }
    }

    /// Folder of the package relative to the workflow's folder; `nil` if they are the same.
    private var folder: String? { checkouts.first?.path }

    /// Returns the text in double quotes, written as a JSON string, which YAML accepts.
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
                container: swift:\(image)
            \(workingFolder)    steps:
            \(checkouts.map(\.step).joined())\(cache)\(modules)      - name: Libraries
                    run: |
                      apt-get update
                      apt-get install -y --no-install-recommends \(packages.joined(separator: " "))
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

    /// Steps that restore `.build` and save it at the end.
    ///
    /// SwiftPM compares modification times, and a checkout sets them to the current time. The files of a clone get a
    /// fixed date instead, which is safe because the cache key identifies their contents.
    private var cache: String {
        switch origin {
        case .clone(let path): Self.cache(ofClone: path, build: inFolder(".build"))
        case .repository:
            """
                  # Package.resolved holds the revision of Framereel: commit it.
                  - uses: actions/cache@v4
                    with:
                      path: \(inFolder(".build"))
                      key: framereel-${{ hashFiles('Package.resolved') }}

            """
        // Nothing of it is compiled.
        case .prebuilt, .archive: ""
        }
    }

    private static func cache(ofClone clone: String, build: String) -> String {
        """
              # Framereel is compiled again only where its sources changed. Their dates are those of the cached build.
              - name: Revision of Framereel
                id: framereel
                run: |
                  echo "revision=$(git -c safe.directory='*' -C "$FRAMEREEL" rev-parse HEAD:./)" >>"$GITHUB_OUTPUT"
                  find "$FRAMEREEL" -name .git -prune -o -type f -exec touch -d 2000-01-01 {} +
                env:
                  FRAMEREEL: \(quoted(clone))
              - uses: actions/cache@v4
                with:
                  path: \(build)
                  key: framereel-${{ steps.framereel.outputs.revision }}

        """
    }

    /// Tag of the container image. Prebuilt modules need their own compiler and system.
    private var image: String {
        switch origin {
        case .clone, .repository: "6.3-noble"
        case .prebuilt(let package), .archive(_, manifestOf: let package):
            package.origin.map { "\($0.swift)-\($0.system)" } ?? "6.3-noble"
        }
    }

    /// Step that installs the prebuilt modules where the package expects them.
    private var modules: String {
        switch origin {
        case .clone, .repository, .archive: ""
        case .prebuilt:
            """
                  # Framereel's packages, from a release. The variable names the repository that has them.
                  - name: Framereel
                    run: |
                      apt-get update
                      apt-get install -y --no-install-recommends ca-certificates curl
                      for name in framereel framereel-dev; do
                        curl -fsSLO "$RELEASES/v\(Reel.version)/${name}_\(Reel.version)_$(dpkg --print-architecture).deb"
                      done
                      apt-get install -y --no-install-recommends ./framereel*.deb
                    env:
                      RELEASES: "https://github.com/${{ vars.FRAMEREEL_REPOSITORY || format('{0}/framereel', github.repository_owner) }}/releases/download"

            """
        }
    }

    /// Debian packages needed to build and run Framereel, and to unpack an archive of it.
    private var packages: [String] {
        let libraries = [
            "libpng-dev", "libjpeg-dev", "nettle-dev", "libexpat1-dev", "libfreetype-dev", "libharfbuzz-dev",
            "libfribidi-dev", "fonts-inter", "fonts-dejavu-core",
        ]
        return switch origin {
        case .clone, .repository, .prebuilt: libraries
        case .archive: libraries + ["unzip"]
        }
    }
}
