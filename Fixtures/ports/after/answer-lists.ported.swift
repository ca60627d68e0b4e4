#sourceLocation(file: "Fixtures/ports/before/answer-lists.swift", line: 2)
import UIKit
public enum AnswerLists {
    @MainActor public static func run() -> [String] {
        let list = AnswerListsScreen()
        list.table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        list.table.dataSource = list
        list.table.delegate = list
        list.table.layoutIfNeeded()
        let plain = AnswerListsBase()
        plain.table.rowHeight = 30
        plain.table.dataSource = plain
        plain.table.delegate = plain
        return [list.table, plain.table].map { "\($0.rectForRow(at: IndexPath(row: 0, section: 0)).height)" }
    }
}
// → 77.0
// → 30.0

// The methods of lists and pickers whose defaults UIKit has to tell from answers.
class AnswerListsBase: UIViewController, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, UIPickerViewDelegate
{
    let table = UITableView()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { _DefaultDelegate().pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) }; func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { _DefaultDelegate().collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }; func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { _DefaultDelegate().collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }; func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { _DefaultDelegate().tableView(tableView, heightForRowAt: indexPath) }; func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { _DefaultDelegate().tableView(tableView, heightForHeaderInSection: section) }; func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { _DefaultDelegate().tableView(tableView, estimatedHeightForRowAt: indexPath) }; func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { _DefaultDelegate().tableView(tableView, viewForHeaderInSection: section) }; func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { _DefaultDelegate().tableView(tableView, editingStyleForRowAt: indexPath) }; func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { _DefaultDelegate().tableView(tableView, indentationLevelForRowAt: indexPath) }; func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { _DefaultDelegate().tableView(tableView, canEditRowAt: indexPath) }; func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { _DefaultDelegate().tableView(tableView, canMoveRowAt: indexPath) } }

class AnswerListsScreen: AnswerListsBase {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .none }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    override func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 10, height: 10) }
    override func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
}
