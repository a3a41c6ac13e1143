import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

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

test('another reader finds every cell as it was, but for the mark before a formula', () => {
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^[ "',;=+\-@\n\ra-z\t]{0,12}$/))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const csv = toCsv(
        ['A', 'B'],
        rows.map(([A, B]) => ({ A, B })),
      )
      const read: string[][] = parse(csv, { bom: true, record_delimiter: '\r\n', relax_column_count: false })
      expect(
        read.slice(1).map((cells) => cells.map((one) => one.replace(/^'(?=\s*[=+\-@\t\r\n＝＋－＠])/, ''))),
      ).toEqual(rows.map((cells) => cells.map((one) => one.replace(/^'(?=\s*[=+\-@\t\r\n＝＋－＠])/, ''))))
    }),
  )
})
