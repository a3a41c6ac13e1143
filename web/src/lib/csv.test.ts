import { expect, test } from 'vitest'
import { safeFilename, toCsv } from './csv.ts'

test('quotes what holds commas, quotes and line breaks, and begins with a byte order mark', () => {
  const csv = toCsv(['Quote', 'Speaker'], [{ Quote: 'She said "no",\ntwice', Speaker: 'Zoë' }])
  expect(csv).toBe('\uFEFFQuote,Speaker\r\n"She said ""no"",\ntwice",Zoë\r\n')
})

test('takes the edge off formulas, and leaves numbers', () => {
  const cells = ['=1+1', '@ana', '-2', '- dash', '\tx', ' =now()', '+1.5', 'plain']
  const lines = toCsv(
    ['V'],
    cells.map((V) => ({ V })),
  ).split('\r\n')
  expect(lines.slice(1, -1)).toEqual(["'=1+1", "'@ana", '-2', "'- dash", "'\tx", "' =now()", '+1.5', 'plain'])
})

test('a missing cell is empty, no rows still give the header', () => {
  expect(toCsv(['A', 'B'], [{ A: 'x' }])).toBe('\uFEFFA,B\r\nx,\r\n')
  expect(toCsv(['A'], [])).toBe('\uFEFFA\r\n')
})

test('names are fit for any file system', () => {
  expect(safeFilename('Q&A: ../who?_quotes.csv')).toBe('Q&A_ .._who__quotes.csv')
})
