// Documents of every content type, read back by a Markdown reader. A ninth type is tested on arrival.
import { lexer, type Token, type Tokens } from 'marked'
import { describe, expect, test } from 'vitest'
import { facts, list, makeDocument, paragraph, quote, table, title3 } from '../documents/blocks.ts'
import { toMarkdown } from '../documents/markdown.ts'
import { toPlainText } from '../documents/plain-text.ts'
import { contentTypeKeys, getContentType } from '../index.ts'
import { getItemText } from '../items/items.ts'
import { contentDocument, type SomeContent } from './content-document.ts'
import { sampleContent } from './sample-content.fixture.ts'

const nasty = [
  '# not a heading',
  '- not a list',
  '1. not a list either',
  '> no quote',
  '---',
  '*no* _stress_ `code` ~~gone~~ **at all**',
  '[no](javascript:alert(1)) ![link](x)',
  '<script>alert("no")</script> &amp; &lt;b&gt;',
  'a | b \\ c',
  '#hashtag and snake_case_word',
]

describe.each(contentTypeKeys)('%s', (key) => {
  test('[EXPORT-07] [EXPORT-08] its document holds every word that the page shows', () => {
    const document = contentDocument('The bakery', sampleContent, key)
    const written = squeezed(toPlainText(document!))
    expect(document?.blocks[1]).toEqual({ kind: 'heading', level: 2, text: getContentType(key).title })
    for (const row of getContentType(key).rows(sampleContent[key]))
      for (const column of textColumns[key]) expect(written).toContain(squeezed(row[column] ?? ''))
  })

  test('an edited text stands in it as it was edited', () => {
    const [text = ''] = getItemText(sampleContent[key]).split('\n')
    const edited = JSON.parse(JSON.stringify(sampleContent[key]).replaceAll(text, 'Words of the editor'))
    const document = contentDocument('The bakery', { ...sampleContent, [key]: edited }, key)
    expect(toMarkdown(document!)).toContain('Words of the editor')
  })
})

test.each(['video_clips', 'viral_clips'] as const)('%s whose ends were moved are told to be rated before', (key) => {
  const clip = sampleContent[key][0]!
  const moved = [{ ...clip, recut: true as const }]
  const rated = 'rated before its ends were moved'
  expect(toPlainText(contentDocument('The bakery', { [key]: moved } as unknown as SomeContent, key)!)).toContain(rated)
  expect(getContentType(key).rows(moved)[0]?.Potential).toBe(`${clip.potential} (${rated})`)
  expect(toPlainText(contentDocument('The bakery', { [key]: [clip] } as unknown as SomeContent, key)!)).not.toContain(
    rated,
  )
})

test('the whole project is one document in the order of the page; without content there is none', () => {
  const document = contentDocument('The bakery', sampleContent)
  const titles = document?.blocks.flatMap((block) => (block.kind === 'heading' && block.level < 3 ? [block.text] : []))
  expect(titles).toEqual(['The bakery', ...contentTypeKeys.map((key) => getContentType(key).title)])
  expect(contentDocument('The bakery', {})).toBeNull()
  const { quotes: _quotes, ...rest } = sampleContent
  expect(contentDocument('The bakery', rest, 'quotes')).toBeNull()
})

test.each(nasty)('a Markdown reader finds %j as words', (text) => {
  const pieces = [paragraph(text), quote(text), facts([text]), list([text]), table(['A'], [[text]]), title3(text)]
  const blocks = [...pieces, paragraph('End')]
  const [title, first, second, third, fourth, fifth, last, ...more] = read(toMarkdown(makeDocument('T', blocks)))
  expect([title?.type, first?.type, second?.type, third?.type, fourth?.type, fifth?.type, last?.type]).toEqual([
    ...['heading', 'paragraph', 'blockquote', 'paragraph', 'list', 'table', 'heading'],
  ])
  expect(more.map(readToken)).toEqual(['End'])
  for (const token of [first, second, third, fourth, fifth, last]) expect(readToken(token!)).toContain(text)
})

test('a Markdown reader finds paragraphs, lines and cells where they are', () => {
  const blocks = [paragraph('One\nTwo\n\nThree'), list(['A\nB', 'C']), table(['X', 'Y'], [['1\n2', '']])]
  const tokens = read(toMarkdown(makeDocument('T', blocks)))
  expect(tokens.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph', 'list', 'table'])
  expect((tokens[1] as Tokens.Paragraph).tokens.map(({ type }) => type)).toEqual(['text', 'br', 'text'])
  expect((tokens[3] as Tokens.List).items).toHaveLength(2)
  const cells = (tokens[4] as Tokens.Table).rows[0]?.map(({ text }) => text)
  expect(cells).toEqual(['1<br>2', ''])
})

test('what no file format takes is left out: control characters, half characters, empty pieces', () => {
  const { title, blocks } = makeDocument('A\u0000 title', [
    paragraph('Bell\u0007 and \ud800 half\r\nline'),
    facts([null, false, '']),
    paragraph('  '),
  ])
  expect(title).toBe('A title')
  expect(blocks.slice(1)).toEqual([{ kind: 'paragraph', text: 'Bell and \ufffd half\nline' }])
})

/** Columns of the CSV whose words stand in the document as they are. */
const textColumns = {
  social_media: ['Caption', 'Characters'],
  quotes: ['Quote', 'Speaker', 'Timestamp', 'Category', 'Translation'],
  video_clips: ['Title', 'Start', 'End', 'Seconds', 'Description'],
  viral_clips: ['Title', 'Start', 'End', 'Description', 'Viral type', 'Score'],
  youtube_script: ['Section', 'Text'],
  thumbnail_design: ['Text', 'Highlighted words', 'Reasoning'],
  episode_titles: ['Title', 'SEO score', 'Angle'],
  carousel_posts: ['Title', 'Format', 'Slide', 'Purpose', 'Content'],
} as const satisfies Record<(typeof contentTypeKeys)[number], readonly string[]>

const squeezed = (text: string) => text.replace(/\s+/g, ' ')

const read = (markdown: string) => lexer(markdown).filter(({ type }) => type !== 'space')

/** The words of a token as a reader sees them; markup of any kind but lines would be missing or told by its type. */
function readToken(token: Token): string {
  if (token.type === 'table') return (token as Tokens.Table).rows.flat().map(readTokens).join('\n')
  if (token.type === 'list') return (token as Tokens.List).items.map(readTokens).join('\n')
  if ('tokens' in token && token.tokens) return readTokens(token as { tokens: Token[] })
  if (token.type === 'text' || token.type === 'escape') return unescaped((token as Tokens.Text).text)
  return token.type === 'br' ? '\n' : `[${token.type}]`
}

function readTokens({ tokens }: { tokens: Token[] }): string {
  return tokens.map(readToken).join('')
}

/** The reader hands on its text as it would stand in HTML. */
function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
