internal import FrameJSON

/// The GitHub Actions workflow of a package, which runs the package's tests on every push.
///
/// The compiler and the fonts have fixed versions. Those of the fonts are the image's own, so that they can be
/// installed as long as it exists.
///
/// Where Framereel is built from source, `.build` is cached by its revision: as long as that stays the same, only the
/// package's own targets are compiled.
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

    /// The remark in a workflow that is not written to the top of its repository.
    static let remarkBelowTop =
        "# GitHub reads workflows at the top of a repository: copy this file into .github/workflows there.\n"

    private let origin: FramereelOrigin
    private let checkouts: [Checkout]
    private let subject: Subject
    /// Folder of the package relative to the workflow's folder; `nil` if they are the same.
    private let folder: String?

    /// - Parameters:
    ///   - folder: Names of the folders leading to the repository's folder, and to it.
    ///   - package: Names of the folders that lead from there to the package, and its own.
    init(origin: FramereelOrigin, from folder: [String], package: [String] = [], subject: Subject = Subject()) {
        self.origin = origin
        self.subject = subject
        switch origin {
        case .clone(let path): checkouts = Checkout.all(cloneAt: Self.joined(package, path), from: folder)
        case .repository, .prebuilt, .archive: checkouts = [Checkout(repository: nil, path: nil)]
        }
        let steps = [checkouts.first?.path].compactMap(\.self) + package
        self.folder = steps.isEmpty ? nil : steps.joined(separator: "/")
    }

    /// Returns a path relative to the package, seen from its repository.
    private static func joined(_ package: [String], _ path: String) -> String {
        var steps = package
        for step in path.split(separator: "/").map(String.init) {
            if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
        }
        return steps.joined(separator: "/")
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

    /// Compiler and system of the container. Prebuilt modules need their own.
    private var environment: (swift: String, system: String) {
        let standard = (swift: "6.3.1", system: "bookworm")
        switch origin {
        case .clone, .repository: return standard
        case .prebuilt(let package), .archive(_, manifestOf: let package): return package.origin ?? standard
        }
    }

    private var image: String { "\(environment.swift)-\(environment.system)" }

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
            "libfribidi-dev",
        ]
        let fonts = ["fonts-inter", "fonts-dejavu-core"].map { name in
            Self.fontVersions[environment.system]?[name].map { "\(name)=\($0)" } ?? name
        }
        return switch origin {
        case .clone, .repository, .prebuilt: libraries + fonts
        case .archive: libraries + fonts + ["unzip"]
        }
    }

    /// Versions of the fonts in releases of Debian, as far as they are known to be final.
    private static let fontVersions = [
        "bookworm": ["fonts-inter": "4.0~beta7+ds-1", "fonts-dejavu-core": "2.37-6"]
    ]
}
