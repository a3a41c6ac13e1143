import { expect, test } from 'vitest'
import { type AnchoredTurn, createTurnAnchor, turnsFoundAgain } from './turns-found-again.ts'

const heard = (...texts: string[]) => texts.map((text) => ({ text }))
const turn = (texts: { text: string }[], from: number, to: number): AnchoredTurn => ({
  ...{ from, to, label: 'Jonas' },
  ...createTurnAnchor(texts, { from, to }),
})
const places = (rows: readonly AnchoredTurn[]) => rows.map(({ from, to }) => [from, to])

test('a turn stays where its words still are, whatever else opens like it', () => {
  const file = heard('Yes.', 'Yes.', 'Yes.', 'Yes.')
  const rows = [turn(file, 2, 2), turn(file, 1, 3)]
  const { kept, lost } = turnsFoundAgain(rows, file)
  expect(lost).toEqual([])
  expect([kept[0] === rows[0], kept[1] === rows[1]]).toEqual([true, true])
})

test('a turn goes to the nearer of two turns that open alike, of two as near to the first', () => {
  const file = heard('Why?', 'Yes.', 'Bread.', 'Saturdays.')
  const row = turn(file, 1, 2)
  const behind = heard('Yes.', 'Bread.', 'More.', 'Yes.', 'Bread.')
  expect(places(turnsFoundAgain([row], behind).kept)).toEqual([[0, 1]])
  const before = heard('Yes.', 'Bread.', 'More.', 'So.', 'Yes.', 'Bread.')
  expect(places(turnsFoundAgain([{ ...row, from: 3, to: 4 }], before).kept)).toEqual([[4, 5]])
  const around = heard('Yes.', 'Bread.', 'Yes.', 'Bread.')
  expect(places(turnsFoundAgain([row], around).kept)).toEqual([[0, 1]])
})

test('one that opens alike and closes otherwise, or elsewhere, is passed over for one further away', () => {
  const row = turn(heard('Why?', 'Yes.', 'More.', 'Bread.'), 1, 3)
  const file = heard('Yes.', 'More.', 'Saturdays.', 'Yes.', 'Bread.', 'Bread.', 'Why?', 'Yes.', 'So.', 'Bread.')
  expect(places(turnsFoundAgain([row], file).kept)).toEqual([[3, 5]])
})

test('a turn whose end the file does not have any more, or has nowhere as far behind, is lost', () => {
  const file = heard('Yes.', 'Bread.', 'Yes.', 'So.')
  const rows = [turn(file, 0, 1), turn(file, 2, 3), turn(file, 0, 3)]
  const cut = turnsFoundAgain(rows, heard('Yes.', 'Bread.', 'Yes.'))
  expect([places(cut.kept), places(cut.lost)]).toEqual([
    [[0, 1]],
    [
      [2, 3],
      [0, 3],
    ],
  ])
})

test('many turns that look alike each go to their own nearest place, in the order they came in', () => {
  const texts = Array.from({ length: 300 }, (_, at) => (at % 3 === 0 ? 'Yes.' : at % 3 === 1 ? 'No.' : `Word ${at}.`))
  const file = heard(...texts)
  const rows = Array.from({ length: 100 }, (_, at) => turn(file, 297 - at * 3, 298 - at * 3))
  const { kept, lost } = turnsFoundAgain(rows, [{ text: 'New.' }, ...file])
  expect(lost).toEqual([])
  expect(places(kept)).toEqual(rows.map(({ from, to }) => [from + 1, to + 1]))
  expect(turnsFoundAgain(rows, file.slice(0, 1)).lost).toEqual(rows)
})
