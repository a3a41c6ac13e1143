import { understand } from '@podcastai/episode'
import { correctSegments, notSpeechIn, type Span, standing } from '@podcastai/transcript/corrections'
import { describe, expect, test } from 'vitest'
import { writeContent } from '../registry/registry.server.ts'
import { getContentType } from '../registry/registry.ts'
import { createBrief, sampleTranscripts } from '../registry/sample-episodes.server.ts'
import { contentTypeKeys } from '../type/keys.ts'
import { withoutHidden } from './left-out.ts'
import { renderContent } from './render.ts'
import { toSnapshot } from './to-snapshot.ts'
import { createView } from './transcript-view.ts'

type Line = { id: number; speaker: string | null; text: string }

/** The view of a transcript with these passages marked "not speech". */
function viewWithout(segments: readonly Line[], spans: readonly Span[] = []) {
  const rows = standing(spans.flatMap((span) => notSpeechIn(span, { heard: segments, standing: [] })))
  const shown = correctSegments(segments, rows).map(({ id, speaker, text }) => ({ id, speaker, text }))
  return createView({ revision: 0, segments: shown, standing: rows, names: {}, acts: [] })
}

const lines = ['We bake.', 'Buy soap today, only at the shop. It is soft.', 'Bread needs a slow night.'].map(
  (text, id): Line => ({ id, speaker: id === 1 ? 'Ben' : 'Ann', text }),
)
const at = (segment: number, from = 0, to = lines[segment]?.text.length ?? 0): Span => ({
  from: { segment, offset: from },
  to: { segment, offset: to },
})
const evidence = (span: Span) => ({
  speaker: lines[span.from.segment]?.speaker,
  start: 0,
  end: 1,
  estimated: false,
  ...span,
})
const type = { key: 'x' } as never

describe('what rests on words that are marked "not speech"', () => {
  const item = (segment: number) => ({ text: lines[segment]?.text, evidence: evidence(at(segment)) })
  const quotes = [item(0), item(1), item(2)]
  const render = (content: unknown, spans: Span[]) =>
    renderContent(type, toSnapshot(type, content, viewWithout(lines)), viewWithout(lines, spans))

  test('leaves a list, and is back unchanged', () => {
    const hidden = render(quotes, [at(1)]) as typeof quotes
    expect(hidden.map(({ text }) => text)).toEqual([lines[0]?.text, lines[2]?.text])
    expect(render({ titles: [lines[1]?.text, 'Ours'] }, [at(1)])).toEqual({ titles: ['Ours'] })
  })

  test('keeps the words that are speech, and is one passage over the gap', () => {
    const [part] = render([item(1)], [at(1, 0, 33)]) as typeof quotes
    expect(part).toMatchObject({ text: 'It is soft.', evidence: { from: { offset: 0 }, to: { offset: 11 } } })
    const whole = { text: lines.map(({ text }) => text).join(' '), evidence: evidence({ ...at(0), to: at(2).to }) }
    expect(render([whole], [at(1)])).toMatchObject([
      { text: 'We bake. Bread needs a slow night.', evidence: { speaker: 'Ann' } },
    ])
  })

  test('goes out of a text with its sentence, unless nothing of the text is left', () => {
    const text = `Bread first.\n\nHe says: “${lines[1]?.text}” So he says! And then home.`
    const caption = { caption: text, evidence: [evidence(at(1))] }
    expect(render(caption, [at(1)])).toMatchObject({ caption: 'Bread first.\n\nSo he says! And then home.' })
    expect(render({ caption: lines[1]?.text, evidence: evidence(at(1)) }, [at(1)])).toMatchObject({
      caption: lines[1]?.text,
    })
  })

  test('survives an edit of the items beside it', () => {
    const before = toSnapshot(type, { quotes }, viewWithout(lines))
    const view = viewWithout(lines, [at(1)])
    const shown = renderContent<{ quotes: typeof quotes }>(type, before, view)
    const edited = { quotes: shown.quotes.map((quote, index) => (index === 1 ? { ...quote, text: 'Mine' } : quote)) }
    const stored = { content: shown, snapshot: before }
    const after = toSnapshot(type, edited, view, { stored, isTyped: true })
    expect(renderContent(type, after, view)).toEqual(edited)
    expect(renderContent(type, after, viewWithout(lines))).toEqual({
      quotes: [quotes[0], quotes[1], { ...quotes[2], text: 'Mine' }],
    })
  })

  test('a passage beside it is stored without it', () => {
    const view = viewWithout(lines, [at(1, 0, 33)])
    const snapshot = toSnapshot(type, { text: 'It is soft.', evidence: evidence(at(1, 0, 11)) }, view)
    expect(renderContent(type, snapshot, viewWithout(lines))).toMatchObject({
      ...{ text: 'It is soft.', evidence: { from: { offset: 34 }, to: { offset: 45 } } },
    })
  })
})

test.each([
  ['One. \u0000 said so. Two.', 'One. Two.'],
  ['“Well. \u0000!” he says.', ''],
  ['One.\n\n- \u0000\n- Two', 'One.\n\n- Two'],
])('a text loses whole sentences and lines: %j', (text, left) => {
  expect(withoutHidden(text)).toBe(left)
})

test.each(sampleTranscripts().map((transcript, at) => [at, transcript] as const))(
  'no engine reads passages that are marked "not speech", and what is left of its content fits the schemas (%i)',
  (_, transcript) => {
    const { segments } = transcript
    const [first, last] = [Math.floor(segments.length / 4), Math.floor(segments.length / 2)]
    const span = {
      from: { segment: first, offset: 0 },
      to: { segment: last, offset: segments[last]?.text.length ?? 0 },
    }
    const rows = notSpeechIn(span, { heard: segments, standing: [] })
    const episode = understand({ ...transcript, segments: correctSegments(segments, rows) })
    const ids = episode.sentences.flatMap(({ from, to }) => [from.segment, to.segment])
    expect(ids.filter((id) => id >= first && id <= last)).toEqual([])
    const whole = understand(transcript)
    for (const key of contentTypeKeys) {
      const type = getContentType(key)
      const full = toSnapshot(type, writeContent(key, whole, createBrief()).content, viewWithout(segments))
      const shown = renderContent(type as never, full, viewWithout(segments, [span]))
      expect(() => type.schema.parse(shown), key).not.toThrow()
    }
  },
)
