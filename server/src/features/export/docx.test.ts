// What is written is read back by other software: mammoth here, LibreOffice where it is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentTypeKeys, getContentType } from '@podcastai/content-types'
import { type Block, contentDocument, type Document } from '@podcastai/content-types/exports'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { toDocx } from './docx.ts'

const nasty = '<w:p>&amp; "quoted" ]]> 😀 \u200fعربي 漢字'

const everyKind: Block[] = [
  { kind: 'heading', level: 1, text: 'The bakery' },
  { kind: 'heading', level: 2, text: 'Quotes' },
  { kind: 'heading', level: 3, text: 'One of them' },
  { kind: 'paragraph', text: 'First line\nsecond line\n\nNext paragraph' },
  { kind: 'quote', text: nasty },
  { kind: 'facts', facts: ['Jonas', '0:39'] },
  { kind: 'list', items: ['One', 'Two'] },
  {
    kind: 'table',
    columns: ['Title', 'Start'],
    rows: [
      ['The sum\nin two lines', '0:12'],
      ['', '1:02:33'],
    ],
  },
  { kind: 'table', columns: ['A'], rows: [['b']] },
]

test('[EXPORT-07] another reader finds headings, paragraphs, lists and tables in the .docx', async () => {
  const { html, messages } = await readBack({ title: 'The bakery', blocks: everyKind })
  expect(messages).toEqual([])
  expect(html).toContain(
    '<h1 class="title">The bakery</h1><h1>Quotes</h1><h2>One of them</h2><p>First line<br />second line</p><p>Next paragraph</p>',
  )
  expect(html).toContain(`<p>${nasty.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
  expect(html).toContain('<p>Jonas · 0:39</p><ul><li>One</li><li>Two</li></ul>')
  expect(html).toContain('<thead><tr><th><p>Title</p></th><th><p>Start</p></th></tr></thead>')
  expect(html).toContain('<tr><td><p>The sum<br />in two lines</p></td><td><p>0:12</p></td></tr>')
  expect(html.match(/<table>/g)).toHaveLength(2)
})

test.each([...contentTypeKeys, undefined])(
  '[EXPORT-07] %s: every word of its document stands in the .docx',
  async (key) => {
    const document = contentDocument('The bakery', sampleContent, key)!
    const { text } = await readBack(document)
    for (const words of readLines(document)) expect(text).toContain(words)
    if (key) expect(text).toContain(getContentType(key).title)
  },
)

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0

test('[EXPORT-07] LibreOffice opens the .docx and finds every word', { timeout: 120_000 }, async ({ skip }) => {
  skip(!hasLibreOffice, 'LibreOffice is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'docx-'))
  try {
    const document = contentDocument('The bakery', sampleContent)!
    writeFileSync(join(folder, 'all.docx'), await toDocx(document))
    const home = `-env:UserInstallation=file://${folder}/home`
    execFileSync(
      'soffice',
      [home, '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, join(folder, 'all.docx')],
      { stdio: 'pipe' },
    )
    const text = readFileSync(join(folder, 'all.txt'), 'utf8')
    for (const words of readLines(document)) expect(text).toContain(words)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function readBack(document: Document) {
  const buffer = await toDocx(document)
  const html = await mammoth.convertToHtml({ buffer }, { styleMap })
  const text = await mammoth.extractRawText({ buffer })
  return { html: html.value, messages: html.messages, text: text.value }
}

/** Styles that the reader has no element of its own for. It warns of those that it does not know. */
const styleMap = [
  "p[style-name='Title'] => h1.title:fresh",
  ...['Quote', 'Facts', 'Cell', 'Cell head'].map((name) => `p[style-name='${name}'] => p:fresh`),
]

/** Every line of text of a document. */
function readLines({ blocks }: Document): string[] {
  return blocks
    .flatMap((block) => {
      if ('text' in block) return [block.text]
      if (block.kind === 'facts') return block.facts
      return block.kind === 'list' ? block.items : [...block.columns, ...block.rows.flat()]
    })
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '')
}
