// Where the file has no times they are estimated: the page marks them, and nothing that leaves it does.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { toCutCsv } from '../cut-lists/cut-tables.ts'
import { listCuts } from '../cut-lists/cuts.ts'
import { getFrameRate } from '../cut-lists/frame-rates.ts'
import { toMarkdown } from '../documents/markdown.ts'
import { toPlainText } from '../documents/plain-text.ts'
import { toRichText } from '../documents/rich-text.ts'
import { kitKeys } from '../kits/kit-keys.ts'
import { kitFiles } from '../kits/publish-kit.ts'
import { contentTypeKeys } from '../type/content-type.ts'
import { toCsv } from '../type/csv.ts'
import { sampleSegments } from '../type/sample-talk.fixture.ts'
import { contentDocument } from './content-document.ts'
import { type ContentByType, getContentType } from './registry.ts'
import { ContentView, getContentTypeView } from './registry.web.tsx'
import { sampleContent } from './sample-content.fixture.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Content as it is written of a file without times. */
function asEstimated(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(asEstimated)
  const own = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asEstimated(inner)]))
  return 'estimated' in own ? { ...own, estimated: true } : own
}

const { youtube_script: script, episode_titles: titles } = sampleContent
const chapters = [
  { time: '0:00', title: 'Bread' },
  { time: '≈ 1:20', title: 'Salt' },
]
const kit = asEstimated({
  ...sampleContent,
  youtube_script: { ...script, description: 'About bread.\n\n0:00 Bread\n≈ 1:20 Salt' },
  episode_titles: { ...titles, showNotes: { ...titles.showNotes, chapters } },
}) as ContentByType
const title = 'The bakery'

test.each(contentTypeKeys)('[ITEM-12] %s is copied and exported without the mark of an estimate', async (key) => {
  const user = userEvent.setup()
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await getContentTypeView(key).View.load()
  const { container } = render(
    <ContentView
      contentType={key}
      content={kit[key] as never}
      episode={{ title, seconds: 61 }}
      onSave={async () => {}}
    />,
  )
  for (const more of [/^Show more/, /^More candidates/]) {
    const button = screen.queryByRole('button', { name: more })
    if (button) await user.click(button)
  }
  const buttons = screen.getAllByRole('button', { name: /^Copy/ })
  for (const button of buttons) await user.click(button)
  await waitFor(() => expect(copied.length).toBe(buttons.length))
  expect(copied.join('\n')).not.toContain('≈')
  expect(container.textContent).toContain('≈')

  const [type, document] = [getContentType(key), contentDocument(title, kit, key)!]
  const exported = [
    toCsv(type.columns, type.rows(kit[key] as never)),
    ...[toPlainText, toMarkdown, toRichText].map((to) => to(document)),
  ]
  expect(exported.join('\n')).not.toContain('≈')
})

test('[ITEM-12] the kits to publish and the cut lists hold no mark of an estimate', () => {
  const rate = getFrameRate('25')
  const source = { title, content: kit, seconds: 61, segments: sampleSegments, rate }
  const files = kitKeys.flatMap((key) => kitFiles(key, source))
  const texts = files.map((file) => ('text' in file ? file.text : toPlainText(file.document)))
  expect(texts.length).toBeGreaterThan(5)
  expect([...texts, toCutCsv(listCuts(kit), rate)].join('\n')).not.toContain('≈')
})
