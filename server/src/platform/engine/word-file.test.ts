import { Document, Packer, Paragraph, TextRun } from 'docx'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readWordFile } from './word-file.ts'

const readText = async (bytes: Uint8Array) => new TextDecoder().decode((await readWordFile(bytes)).text)

test('each paragraph, line break and tab of a Word file is one of its text, and empty paragraphs stay', async () => {
  const paragraphs = [
    new Paragraph({ text: 'The oven', heading: 'Title' }),
    new Paragraph({ children: [new TextRun('Maya Hart\t0:03'), new TextRun({ text: 'The oven is warm.', break: 1 })] }),
    new Paragraph({}),
    new Paragraph({ children: [new TextRun({ text: 'Jonas:', bold: true }), new TextRun(' Then we bake.')] }),
  ]
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children: paragraphs }] }))
  expect(await readText(bytes)).toBe('# The oven\nMaya Hart\t0:03\nThe oven is warm.\n\nJonas: Then we bake.\n')
})

test('[FACTS-01] the title in the properties of a Word file is found', async () => {
  const pack = (properties: { title?: string }) =>
    Packer.toBuffer(new Document({ ...properties, sections: [{ children: [new Paragraph('Maya: Then we bake.')] }] }))
  expect((await readWordFile(await pack({ title: 'Bread & butter' }))).title).toBe('Bread &amp; butter')
  expect((await readWordFile(await pack({}))).title).toBe('')
})

const withDocument = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) })

test.each([
  [
    'a small file that grows beyond all measure',
    withDocument(`<w:document>${' '.repeat(31 * 1024 * 1024)}</w:document>`),
  ],
  ['elements inside each other without end', withDocument('<w:p>'.repeat(100_000))],
  [
    'thousands of entries',
    zipSync(Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`${at}.xml`, strToU8('x')]))),
  ],
])('%s is refused without being read', async (_, bytes) => {
  await expect(readWordFile(bytes)).rejects.toMatchObject({
    reason: 'too-much',
    message: expect.stringMatching(/\.txt/),
  })
})

test.each([
  ['a ZIP file of something else', zipSync({ 'notes.txt': strToU8('Maya: Hello.') })],
  ['half a file', withDocument('<w:document/>').slice(0, 60)],
  ['XML that breaks off', withDocument('<w:document><w:body')],
])('%s is refused with advice', async (_, bytes) => {
  await expect(readWordFile(bytes)).rejects.toMatchObject({
    reason: 'malformed',
    message: expect.stringMatching(/\.txt/),
  })
})
