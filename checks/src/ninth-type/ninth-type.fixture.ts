// A content type as somebody would add it: all of its files, by name, and what looks for it afterwards.

/** The files of types/closing-words. */
export const ownFiles: Record<string, string> = {
  'closing-words.ts': `
import { z } from 'zod'
import type { ContentType } from '../../type/content-type.ts'
import { Evidence } from '../../type/evidence.ts'
import { EditedText } from '../../type/most.ts'

export const ClosingWords = z.object({ words: z.string().min(1), evidence: Evidence.nullable() })
export type ClosingWords = z.infer<typeof ClosingWords>

export const closingWords: ContentType<ClosingWords, { words: string }> = {
  key: 'closing_words' as never,
  order: 25,
  label: 'Closing Words',
  title: 'Closing Words',
  subtitle: 'How the episode ends',
  schema: ClosingWords,
  edited: z.object({ words: EditedText }),
  count: () => 1,
  columns: ['Words'],
  rows: ({ words }) => [{ Words: words }],
  items: () => [{ path: 'words' }],
  settle: ({ words }, { before }) => ({ ...before, words }),
  renameSpeakers: (content) => content,
}
`,
  'closing-words.server.ts': `
import { evidenceOf } from '../../type/evidence.server.ts'
import { heldAs, heldAt, type ModelType } from '../../model-type/model-type.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import type { ClosingWords } from './closing-words.ts'

const model: ModelType<ClosingWords> = {
  key: 'closing_words' as never,
  owns: (at) => at === 'closing',
  asks: () => 'at: closing, the last thought of the episode.',
  hold: (piece, { said }) => heldAs(piece, checkText(piece, said)),
  missing: (held) => (held.length > 0 ? [] : [{ at: 'closing', problem: 'is missing.' }]),
  print: (held) => {
    const [one] = heldAt(held, 'closing')
    return one ? { words: one.text, evidence: one.evidence[0] ?? null } : null
  },
  item: () => null,
}

export const closingWordsOnServer: ServerType<ClosingWords> = {
  key: 'closing_words' as never,
  write: (episode) => {
    const last = episode.sentences.at(-1)
    if (!last) return { content: null, problems: ['Nobody speaks.'] }
    return { content: { words: last.text, evidence: evidenceOf(episode, last.id, last.id) }, problems: [] }
  },
  model,
  rules: [{ label: 'closing words: a sentence', check: ({ words }) => ({ figure: words, wrong: [] }) }],
}
`,
  'closing-words.web.tsx': `
import { Flag } from 'lucide-react'
import { lateView } from '../../views/late-view.web.tsx'
import type { ContentTypeView } from '../../views/view.web.tsx'
import type { ClosingWords } from './closing-words.ts'

export const closingWordsView: ContentTypeView<ClosingWords> = {
  icon: Flag,
  View: lateView(async () => ({ content }) => <blockquote>{content.words}</blockquote>),
  passages: ({ evidence, words }) => (evidence ? [{ evidence, label: words }] : []),
  passageNoun: ['ending', 'endings'],
  empty: { outline: null, title: 'No closing words yet', text: 'How the episode ends.' },
}
`,
  'closing-words.document.ts': `
import { type Block, quote } from '../../documents/blocks.ts'
import type { ClosingWords } from './closing-words.ts'

export function closingWordsDocument({ words }: ClosingWords): Block[] {
  return [quote(words)]
}
`,
  'closing-words.fixture.ts': `
import { closing, said } from '../../type/sample-talk.fixture.ts'
import type { ClosingWords } from './closing-words.ts'

export const sampleClosingWords: ClosingWords = { words: closing, evidence: said(3, closing) }
`,
  'closing-words.fixture.server.ts': `
import { type GoodAnswer, pointing } from '../../model-type/good-pieces.fixture.server.ts'
import type { ClosingWords } from './closing-words.ts'

export const goodClosingWords: GoodAnswer<ClosingWords> = ({ episode, content: { words, evidence } }) =>
  evidence ? [{ ...pointing('closing', evidence, episode), text: words }] : []
`,
}

/** Tests of the copy, by path: they ask the product itself for the type. */
export const probes: Record<string, string> = {
  'server/src/ninth-type.test.ts': `
import { contentTypeKeys } from '@podcastai/content-types'
import { contentDocument, toMarkdown } from '@podcastai/content-types/exports'
import { generateContent, getContent, saveContent } from '@podcastai/contracts'
import { expect, test } from 'vitest'
import { allContentCsv, typeCsv } from '../../web/src/features/project/content-csv.ts'
import { buildPerson, upload, whenProcessed } from '../test/people.ts'
import { startTestApp } from '../test/test-app.ts'

const key = 'closing_words' as never

test('the registry, the API and the exports know the type', async () => {
  expect(contentTypeKeys.indexOf(key)).toBe(2)
  const app = await startTestApp()
  try {
    const { session } = await buildPerson(app, { subscribed: true })
    const { body: { id } } = await upload(app, session)
    const { generation } = await whenProcessed(app, session, id)
    expect(generation.filter(({ contentType }) => contentType === key)).toHaveLength(1)
    expect((await app.call(generateContent, { session, params: { id, contentType: key } })).status).toBe(200)
    const { body: written } = await app.call(getContent, { session, params: { id } })
    expect(written[key]).toMatchObject({ words: expect.stringMatching(/\\w/) })
    const save = { session, params: { id, contentType: key }, body: { content: { words: 'The end is quiet.' } } }
    expect((await app.call(saveContent, save)).status).toBe(200)
    const { body: content } = await app.call(getContent, { session, params: { id } })
    expect(typeCsv('Talk', key, content)?.csv).toContain('The end is quiet.')
    expect(allContentCsv('Talk', content)?.csv).toContain('Closing Words,1,Words,The end is quiet.')
    expect(toMarkdown(contentDocument('Talk', content)!)).toContain('## Closing Words\\n\\n> The end is quiet')
  } finally {
    await app.close()
  }
})
`,
  'content-types/src/ninth-type.test.tsx': `
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleContent } from './every-type/sample-content.fixture.ts'
import { ContentView, contentTypeViewOf } from './index.web.tsx'

test('the page shows the type', async () => {
  const key = 'closing_words' as never
  await contentTypeViewOf(key).View.load()
  render(<ContentView contentType={key} content={sampleContent[key]} episode={{ title: 'Talk', seconds: 60 }} />)
  expect(screen.getByText(/busiest day/)).toBeTruthy()
})
`,
}
