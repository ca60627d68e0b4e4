import UIKit

// Months of seven columns. A tap selects a day.
public final class CalendarViewController: UICollectionViewController {
    // The number of days, and the weekday on which the month begins, from Monday on.
    private let months = [("January", 31, 3), ("February", 28, 6), ("March", 31, 6), ("April", 30, 2), ("May", 31, 4)]

    public init() {
        let cell = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
        let week = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 7)),
            subitem: cell, count: 7)
        let section = NSCollectionLayoutSection(group: week)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 20, trailing: 12)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        title = "Calendar"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(DayCell.self, forCellWithReuseIdentifier: "Day")
        collectionView.register(
            MonthView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Month")
    }

    public override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { months[section].1 + months[section].2 }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Day", for: indexPath)
        let day = indexPath.item - months[indexPath.section].2 + 1
        (cell as? DayCell)?.show(day, isToday: indexPath.section == 0 && day == 14, isFree: indexPath.item % 7 > 4)
        return cell
    }

    public override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Month", for: indexPath)
        (view as? MonthView)?.label.text = months[indexPath.section].0
        return view
    }

    public override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item >= months[indexPath.section].2 }
}

final class DayCell: UICollectionViewCell {
    private let label = UILabel()
    private let disc = UIView()
    private var isToday = false
    private var isFree = false

    required init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .title3)
        contentView.addSubview(disc)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
        disc.frame = contentView.bounds.insetBy(dx: 5, dy: 5)
        disc.layer.cornerRadius = disc.bounds.height / 2
    }

    override var isSelected: Bool { didSet { updateColors() } }

    func show(_ day: Int, isToday: Bool, isFree: Bool) {
        self.isToday = isToday
        self.isFree = isFree
        label.text = day > 0 ? "\(day)" : nil
        updateColors()
    }

    private func updateColors() {
        disc.backgroundColor = isSelected ? (isToday ? .systemRed : .label) : .clear
        label.textColor = isSelected ? .systemBackground : isToday ? .systemRed : isFree ? .secondaryLabel : .label
    }
}

// As high as its text and its margins.
final class MonthView: UICollectionReusableView {
    let label = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .title2)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
