import { expect, test } from 'vitest'
import { safeFilename } from './safe-filename.ts'

test.each([
  ['Q&A: ../who?_quotes.csv', 'Q&A_ .._who__quotes.csv'],
  ['...hidden.txt', 'hidden.txt'],
  ['', '_'],
  ['.docx', 'docx'],
  ['???.docx', '_.docx'],
  ['con.txt', '_con.txt'],
  ['Part 2. The sum_quotes.csv', 'Part 2. The sum_quotes.csv'],
  ['invoice\u202excod.exe', 'invoicexcod.exe'],
  ['“Don’t” – „Nein“ « Non ».srt', "Don't – Nein Non.srt"],
  ['ends with a dot.', 'ends with a dot'],
])('%j becomes %j', (name, safe) => {
  expect(safeFilename(name)).toBe(safe)
})

test.each(['a', 'ü', '漢', '👩‍🍳'])('a name of many %s keeps its extension and fits every file system', (character) => {
  const name = safeFilename(`${character.repeat(300)}_all_content.docx`)
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200)
  expect(name).toMatch(/\.docx$/)
  expect(name.isWellFormed()).toBe(true)
})
