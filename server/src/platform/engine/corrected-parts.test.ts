import {
  type ContentTypeKey,
  contentTypeKeys,
  Evidence,
  getContentType,
  passagesMeet,
  valueAt,
} from '@podcastai/content-types'
import type { Segment } from '@podcastai/transcript'
import { correctSegments, findOccurrences, searchIn, standing } from '@podcastai/transcript/corrections'
import { describe, expect, test } from 'vitest'
import type { CorrectedParts } from './corrected-parts.ts'
import { act, correct, heard, misheard, partsBy, writers } from './misheard.fixture.ts'
import { spokenIn } from './spoken.ts'

const rows = misheard.flatMap((pair) => act(heard.segments, pair, 'everywhere'))
const corrected = correctSegments(heard.segments, standing(rows))
const anyMisheard = /saturnday|pee ?pull|\bchop\b/i

test('the word is misheard at thirty places, and more words at others', () => {
  expect(act(heard.segments, misheard[0] as never, 'everywhere').length).toBeGreaterThan(30)
  expect(rows.length).toBeGreaterThan(60)
  expect(listTexts(corrected).join('\n')).not.toMatch(anyMisheard)
})

describe.each(writers)('written by %s', (writer) => {
  const parts = partsBy(writer)
  const made = correct({ was: [], is: rows }, parts)

  test.each(contentTypeKeys)('%s says the right words, and rests on them', (key) => {
    const [before, after] = [findContent(parts, key), findContent(made, key)]
    expect(listTexts(after).join('\n')).not.toMatch(anyMisheard)
    expect(getContentType(key).schema.safeParse(after).error).toBeUndefined()
    const was = evidenceIn(before).map(wordsIn(heard.segments))
    expect(evidenceIn(after).map(wordsIn(corrected))).toEqual(was.map(right))
  })

  test('most types say misheard words before', () => {
    const types = contentTypeKeys.filter((key) => anyMisheard.test(listTexts(findContent(parts, key)).join('\n')))
    expect(types.length).toBeGreaterThan(5)
  })

  test('what was said word for word is so still', () => {
    const verified = (content: unknown) => (content as { verified: boolean }[]).filter((quote) => quote.verified).length
    expect(verified(findContent(parts, 'quotes'))).toBeGreaterThan(3)
    expect(verified(findContent(made, 'quotes'))).toBe(verified(findContent(parts, 'quotes')))
    const { getEnds } = spokenIn(corrected)
    for (const clip of findContent(made, 'video_clips') as { evidence: Evidence }[]) {
      expect(clip).toMatchObject(getEnds(clip.evidence))
    }
  })

  test.each(contentTypeKeys)('%s is as it was when the corrections are taken back', (key) => {
    expect(findContent(correct({ was: rows, is: [] }, made), key)).toEqual(findContent(parts, key))
  })

  test.each(contentTypeKeys)('%s keeps the words of what people edited, over the passages of now', (key) => {
    const items = getContentType(key).items(findContent(parts, key) as never)
    const contents = parts.contents.map((part) => ({ ...part, editedItems: items.map(({ path }) => path) }))
    const kept = findContent(correct({ was: [], is: rows }, { ...parts, contents }), key)
    for (const { path } of items) {
      expect(listTexts(withoutVerdicts(valueAt(kept, path)))).toEqual(
        listTexts(withoutVerdicts(valueAt(findContent(parts, key), path))),
      )
    }
    expect(evidenceIn(kept).map(toPlace)).toEqual(evidenceIn(findContent(made, key)).map(toPlace))
  })

  test('one place changes the texts that rest on it, and no others', () => {
    const [, pair = { heard: '', written: '' }] = misheard
    const places = findOccurrences(heard.segments, pair.heard)
    const changed = places.map((place, at) => {
      const made = correct({ was: [], is: act(heard.segments, pair, at) }, parts)
      for (const key of contentTypeKeys) {
        expect(listTexts(findContent(made, key)).map(right)).toEqual(listTexts(findContent(parts, key)).map(right))
      }
      const [before, after] = [findContent(parts, 'quotes') as Quoted[], findContent(made, 'quotes') as Quoted[]]
      const quoted = before.map(({ text, evidence }) => text.includes(pair.heard) && passagesMeet(evidence, place))
      expect(after.map(({ text }, index) => text !== before[index]?.text)).toEqual(quoted)
      return quoted.includes(true)
    })
    expect(changed).toContain(true)
    expect(changed).toContain(false)
  })

  test('content is as it was given where nothing of it changes', () => {
    const gone = { segment: 0, offset: 0, heard: heard.segments[0]?.text.slice(0, 3) ?? '', written: 'Xyz' }
    const same = correct({ was: [], is: [{ ...gone, act: 'one', wide: false }] }, parts)
    const untouched = contentTypeKeys.filter((key) => findContent(same, key) === findContent(parts, key))
    expect(untouched.length).toBeGreaterThan(contentTypeKeys.length / 2)
    expect(correct({ was: rows, is: rows }, made).contents).toEqual(made.contents)
  })
})

type Quoted = { text: string; evidence: Evidence }

describe('what is no content', () => {
  const noParts = { contents: [], analysis: null, notes: null, anchors: [] }
  const talk = (...texts: string[]) => ({
    ...heard,
    segments: texts.map((text, id) => ({ id, speaker: 'Ann', start: null, end: null, text })),
  })
  const said = talk('Every call start is slow. So we measured the call start.', 'Nobody had.')
  const coldStart = { heard: 'call start', written: 'cold start' }
  const analysis = {
    ...{ episodeDuration: 1, timeSource: 'none' as const, language: 'en', strip: [] },
    keyTopics: ['Call start', 'Slow servers'],
    summary: 'Ann on call starts, a call start, and #CallStart.',
    speakers: [{ name: 'call start', role: 'guest' as const, words: 5 }],
  }
  const notes = {
    about: 'A call start.',
    topics: [{ title: 'Call start', first: 0, last: 1 }],
    names: [],
    facts: [{ text: 'Every call start is slow.', ids: [0] }],
    moments: [],
  }

  test('analysis and notes follow; who speaks is no matter of words', () => {
    const is = act(said.segments, coldStart, 'everywhere')
    const made = correct({ was: [], is }, { ...noParts, analysis, notes }, said)
    expect(made.analysis).toEqual({
      ...analysis,
      keyTopics: ['Cold start', 'Slow servers'],
      summary: 'Ann on call starts, a cold start, and #ColdStart.',
    })
    expect(made.notes).toEqual({
      ...notes,
      about: 'A cold start.',
      topics: [{ title: 'Cold start', first: 0, last: 1 }],
      facts: [{ text: 'Every cold start is slow.', ids: [0] }],
    })
  })

  test.each([
    ['one sentence becomes two', { heard: 'Nobody had', written: 'Nobody. Had' }, false],
    ['two sentences become one', { heard: 'slow. So', written: 'slow, so' }, false],
    ['more words in a sentence', { heard: 'Nobody', written: 'None of us' }, true],
  ])('%s: notes by numbers of sentences stay: %s', (_, pair, stay) => {
    const made = correct({ was: [], is: act(said.segments, pair, 0) }, { ...noParts, notes }, said)
    expect(made.notes !== null).toBe(stay)
  })

  test('notes go where no marks tell how the sentences begin', () => {
    const endless = talk(`${'and we walked along the river '.repeat(20)}call start`)
    const made = correct({ was: [], is: act(endless.segments, coldStart, 0) }, { ...noParts, notes }, endless)
    expect(made.notes).toBeNull()
  })

  test('comments stay with what they are about', () => {
    const parts = partsBy('the built-in engine')
    const quotes = findContent(parts, 'quotes') as { text: string; evidence: Evidence }[]
    const at = quotes.findIndex(({ text }) => anyMisheard.test(text))
    const [quote, after] = [
      quotes[at],
      (findContent(correct({ was: [], is: rows }, parts), 'quotes') as typeof quotes)[at],
    ]
    if (!quote || !after) throw new Error('No quote has misheard words')
    const anchor = { contentType: 'quotes', path: `${at}`, words: quote.text, passage: toPlace(quote.evidence) }
    const gone = { ...anchor, words: 'Everybody loves Saturnday', path: '99' }
    const none = { contentType: null, path: '', words: 'pee pull', passage: null }
    const made = correct({ was: [], is: rows }, { ...parts, anchors: [anchor, gone, none] })
    expect(made.anchors).toEqual([
      { ...anchor, words: after.text, passage: toPlace(after.evidence) },
      { ...gone, words: 'Everybody loves Saturday', passage: toPlace(after.evidence) },
      { ...none, words: 'people' },
    ])
  })
})

function findContent({ contents }: CorrectedParts, key: ContentTypeKey): unknown {
  return contents.find(({ contentType }) => contentType === key)?.content
}

const right = (text: string) =>
  misheard.reduce((now, pair) => now.replaceAll(new RegExp(`\\b${pair.heard}\\b`, 'g'), pair.written), text)

const toPlace = ({ from, to }: Evidence) => ({ from, to })

function wordsIn(segments: readonly Segment[]): (evidence: Evidence) => string {
  return searchIn(segments).getText
}

function evidenceIn(value: unknown): Evidence[] {
  const evidence = Evidence.safeParse(value)
  if (evidence.success) return [evidence.data]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(evidenceIn) : []
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** Without the derived fields of edited text. */
function withoutVerdicts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { verified, asSaid, evidence, timestamp, ...rest } = value as Record<string, unknown>
  return rest
}
