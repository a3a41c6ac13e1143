import { understand } from '@podcastai/episode'
import type { Segment } from '@podcastai/transcript'
import {
  applySpeakerOverrides,
  type Correction,
  correctionsFor,
  correctSegments,
  everywhere,
  findOccurrences,
  listSplits,
  notSpeechIn,
  type Pair,
  type Place,
  type SpeakerOverride,
  splitTurns,
  standing,
  type TurnBreak,
  toPieces,
} from '@podcastai/transcript/corrections'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeContent } from '../registry/registry.server.ts'
import { type ContentByType, getContentType } from '../registry/registry.ts'
import { createBrief, sampleTranscripts } from '../registry/sample-episodes.server.ts'
import { contentTypeKeys } from '../type/keys.ts'
import type { TranscriptView } from '../type/transcript-view.ts'
import { renderContent } from './render.ts'
import { toSnapshot } from './to-snapshot.ts'
import { createView, type WordAct } from './transcript-view.ts'

type Act = { corrections: Correction[]; turn: SpeakerOverride | null; act: WordAct | null; split?: TurnBreak }

/** A transcript that people change: each act is a revision, and may be undone. */
function openTranscript(segments: readonly { id: number; speaker: string | null; text: string }[]) {
  let revision = 0
  const acts: (Act & { isUndone: boolean })[] = []
  const names: Record<string, string> = {}
  const active = () => acts.filter(({ isUndone }) => !isUndone).toReversed()
  const rows = () => active().flatMap(({ corrections }) => corrections)
  const shown = () => correctSegments(segments, standing(rows()))
  const splitAndGiven = () => {
    const split = splitTurns(
      segments as Segment[],
      active().flatMap((act) => act.split ?? []),
    )
    return correctSegments(
      applySpeakerOverrides(
        split,
        active().flatMap(({ turn }) => turn ?? []),
      ),
      standing(rows()),
    )
  }

  return {
    names,
    shown,
    rename: (label: string, name: string) => {
      revision += 1
      names[label] = name
    },
    give: (from: number, to: number, label: string) => {
      revision += 1
      acts.push({ corrections: [], turn: { from, to, label }, act: null, isUndone: false })
    },
    correct: (pair: Pair, { wide = true, at = 0 } = {}) => {
      const spans = findOccurrences(shown(), pair.heard)
      const span = spans[at % Math.max(1, spans.length)]
      if (!span) return false
      const chosen = wide ? everywhere(shown(), span, pair) : [span]
      const corrections = correctionsFor(chosen, pair, { heard: segments, standing: standing(rows()) }).rows
      if (corrections.length === 0) return false
      revision += 1
      const act = {
        since: revision,
        until: null as number | null,
        wide,
        pairs: [pair],
        places: corrections.map(toPlace),
      }
      acts.push({ corrections, turn: null, act, isUndone: false })
      return true
    },
    split: (split: TurnBreak, label: string | null) => {
      revision += 1
      const { segment: from, offset: fromOffset } = split
      const turn = label === null ? null : { from, fromOffset, to: Math.min(segments.length - 1, from + 2), label }
      acts.push({ corrections: [], turn, act: null, split, isUndone: false })
    },
    hide: (from: Place, to: Place) => {
      const corrections = notSpeechIn({ from, to }, { heard: segments, standing: standing(rows()) })
      if (corrections.length === 0) return
      revision += 1
      acts.push({ corrections, turn: null, act: null, isUndone: false })
    },
    undo: (at: number) => {
      const act = acts[at % Math.max(1, acts.length)]
      if (!act || act.isUndone) return
      revision += 1
      act.isUndone = true
      if (act.act) act.act.until = revision
    },
    undoAll: () => {
      revision += 1
      for (const act of acts) {
        if (act.act && !act.isUndone) act.act.until = revision
        act.isUndone = true
      }
    },
    view: (): TranscriptView => {
      const ofFile = splitAndGiven()
      const viewed = toPieces(ofFile).map((segment) => ({ ...segment }))
      const wordActs = acts.flatMap(({ act }) => act ?? []).toReversed()
      const splits = listSplits(ofFile)
      return createView({ revision, segments: viewed, splits, standing: standing(rows()), names, acts: wordActs })
    },
  }
}

const toPlace = ({ segment, offset }: Correction) => ({ segment, offset })

const samples = sampleTranscripts().map((transcript) => {
  const episode = understand(transcript)
  const content = Object.fromEntries(
    contentTypeKeys.map((key) => [key, writeContent(key, episode, createBrief()).content]),
  ) as unknown as ContentByType
  return { segments: transcript.segments, content }
})

function snapshots(content: ContentByType, view: TranscriptView) {
  const all = contentTypeKeys.map((key) => [key, toSnapshot(getContentType(key), content[key], view)] as const)
  return (now: TranscriptView) =>
    Object.fromEntries(
      all.map(([key, snapshot]) => [key, renderContent(getContentType(key) as never, snapshot, now)]),
    ) as unknown as ContentByType
}

/** A value that can be stored: without fields that have no value. */
const stored = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

test.each(samples.map((sample, at) => [at, sample] as const))(
  'a snapshot is rendered as what it was made of, byte for byte (%i)',
  (_, { segments, content }) => {
    const view = openTranscript(segments).view()
    expect(stored(snapshots(content, view)(view))).toEqual(stored(content))
  },
)

test('a snapshot has no copy of what was said', () => {
  for (const { segments, content } of samples) {
    const view = openTranscript(segments).view()
    const all = JSON.stringify(toSnapshot(getContentType('quotes'), content.quotes, view))
    for (const { text } of content.quotes) expect(all).not.toContain(text.slice(1, -1))
  }
})

describe('what people change in the transcript', () => {
  const { segments, content } = samples[1] as (typeof samples)[number]
  const speakers = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))]

  test('reaches every place that names a speaker, and no words that were said', () => {
    const transcript = openTranscript(segments)
    const render = snapshots(content, transcript.view())
    const [label = ''] = speakers
    transcript.rename(label, 'Quentin Oyelaran')
    const renamed = render(transcript.view())
    expect(renamed.quotes.map(({ text }) => text)).toEqual(content.quotes.map(({ text }) => text))
    expect(JSON.stringify(renamed.quotes)).not.toContain(`"speaker":"${label}"`)
    expect(JSON.stringify(renamed)).toContain('Quentin Oyelaran')
    transcript.rename(label, label)
    expect(stored(render(transcript.view()))).toEqual(stored(content))
  })

  test('a turn that was given to someone else takes its quote and what is written about it along', () => {
    const [at, quote] = [...content.quotes.entries()].find(([, one]) => one.evidence) ?? [0, null]
    const transcript = openTranscript(segments)
    const evidence = quote?.evidence
    const caption = {
      caption: `As ${quote?.speaker} puts it: “${quote?.text}”`,
      ...{ characterCount: 0, hashtags: [], evidence: [evidence] },
    }
    const view = transcript.view()
    const type = getContentType('social_media')
    const snapshot = toSnapshot(type, { short: caption, medium: caption, long: caption }, view)
    const render = snapshots(content, view)
    transcript.give(evidence?.from.segment ?? 0, evidence?.to.segment ?? 0, 'Ines Falk')
    expect(render(transcript.view()).quotes[at]).toMatchObject({ speaker: 'Ines Falk', verified: true })
    const { short } = renderContent<ContentByType['social_media']>(type as never, snapshot, transcript.view())
    expect(short.caption).toBe(`As Ines Falk puts it: “${quote?.text}”`)
    expect(short.characterCount).toBe(short.caption.length)
  })

  test('words whose label was no speaker lose their signature, and a sentence about them stays', () => {
    const quote = content.quotes.find(({ evidence, speaker }) => evidence && speaker)!
    const caption = (text: string) => ({ caption: text, characterCount: 0, hashtags: [], evidence: [quote.evidence] })
    const signed = caption(`“${quote.text}” — ${quote.speaker}`)
    const told = caption(`${quote.speaker} says so.`)
    const view = openTranscript(segments).view()
    const type = getContentType('social_media')
    const snapshot = toSnapshot(type, { short: signed, medium: told, long: signed }, view)
    const render = (now: TranscriptView) => {
      const { short, medium } = renderContent<ContentByType['social_media']>(type as never, snapshot, now)
      return [short.caption, medium.caption]
    }
    expect(render(view)).toEqual([signed.caption, told.caption])
    const nobodys = segments.map((segment) => ({
      ...segment,
      speaker: segment.speaker === quote.speaker ? null : segment.speaker,
    }))
    expect(render(openTranscript(nobodys).view())).toEqual([`“${quote.text}”`, told.caption])
  })

  test('a quote whose second half was given to someone else is no quote of one person', () => {
    const merged = segments.map((segment, id) => ({ ...segment, id, speaker: 'Ada' }))
    const [first, second] = merged as [(typeof merged)[0], (typeof merged)[0]]
    const transcript = openTranscript(merged)
    const evidence = {
      ...{ speaker: 'Ada', start: 0, end: 9, estimated: true },
      from: { segment: 0, offset: 0 },
      to: { segment: 1, offset: second.text.length },
    }
    const quote = {
      ...{ text: `${first.text} ${second.text}`, speaker: 'Ada', timestamp: '0:00', category: 'insight' },
      ...{ estimated: true, verified: true, evidence },
    }
    const snapshot = toSnapshot(getContentType('quotes'), [quote], transcript.view())
    transcript.give(1, 1, 'Ben')
    const divided = renderContent(getContentType('quotes'), snapshot, transcript.view())
    expect(divided).toMatchObject([{ text: quote.text, speaker: null, verified: false, divided: true }])
    transcript.undoAll()
    expect(renderContent(getContentType('quotes'), snapshot, transcript.view())).toEqual([quote])
  })
})

describe('corrected words', () => {
  const talk = [
    'We call it a call start.',
    'The call start was slow, and every caller saw it.',
    'Ann measured it.',
  ].map((text, id) => ({ id, speaker: 'Ann', text }))
  const type = { key: 'x', labels: ['kind'], nameless: ['footer', 'hashtags'] } as never
  const at = (segment: number) => ({
    ...{ speaker: 'Ann', start: segment, end: segment + 1, estimated: false },
    from: { segment, offset: 0 },
    to: { segment, offset: talk[segment]?.text.length ?? 0 },
  })
  const corrected = (item: unknown, pair: Pair, options = {}) => {
    const transcript = openTranscript(talk)
    const snapshot = toSnapshot(type, item, transcript.view())
    transcript.correct(pair, options)
    const changed = renderContent(type, snapshot, transcript.view())
    transcript.undoAll()
    expect(renderContent(type, snapshot, transcript.view())).toEqual(item)
    return changed
  }
  const coldStart = { heard: 'call start', written: 'cold start' }

  test('everywhere: in what was said, in our own words, and in hashtags, but not in names of kinds and addresses', () => {
    const item = {
      ...{ kind: 'call start', text: 'Call start: why a CALL START hurts. See https://example.org/call start' },
      ...{ hashtags: ['callstart', 'CallStartTips'], tagged: '#CallStart and #callstarter' },
      said: 'The call start was slow, and every caller saw it.',
    }
    expect(corrected(item, coldStart)).toEqual({
      ...{ kind: 'call start', text: 'Cold start: why a COLD START hurts. See https://example.org/call start' },
      ...{ hashtags: ['coldstart', 'ColdStartTips'], tagged: '#ColdStart and #callstarter' },
      said: 'The cold start was slow, and every caller saw it.',
    })
  })

  test('at one place: in what was said there, and in our own words about it', () => {
    const item = {
      there: { text: 'A call start, measured', evidence: at(1) },
      elsewhere: { text: 'A call start, measured', evidence: at(0) },
      nowhere: 'A call start, measured',
      said: 'We call it a call start.',
    }
    expect(corrected(item, coldStart, { wide: false, at: 1 })).toMatchObject({
      ...{ there: { text: 'A cold start, measured' }, elsewhere: { text: 'A call start, measured' } },
      ...{ nowhere: 'A call start, measured', said: 'We call it a call start.' },
    })
  })

  test('leave what a user typed, and only its names follow', () => {
    const transcript = openTranscript(talk)
    const item = { text: 'Ann and her call start', evidence: at(1), footer: 'Ann FM' }
    const snapshot = toSnapshot(type, item, transcript.view(), { isTyped: true })
    transcript.correct(coldStart)
    transcript.rename('Ann', 'Anna Lund')
    expect(renderContent(type, snapshot, transcript.view())).toMatchObject({
      ...{ text: 'Anna Lund and her call start', footer: 'Ann FM' },
    })
  })

  test('that were stored already keep their place in the transcript when something beside them is edited', () => {
    const transcript = openTranscript(talk)
    const before = { one: 'On a call start, in our words', two: 'Two' }
    const first = toSnapshot(type, before, transcript.view())
    transcript.correct(coldStart)
    const shown = renderContent<typeof before>(type, first, transcript.view())
    const edited = { ...shown, two: 'Mine' }
    const stored = { content: shown, snapshot: first }
    const second = toSnapshot(type, edited, transcript.view(), { stored, isTyped: true })
    expect(renderContent(type, second, transcript.view())).toEqual({
      one: 'On a cold start, in our words',
      two: 'Mine',
    })
    transcript.undoAll()
    expect(renderContent(type, second, transcript.view())).toEqual({ ...before, two: 'Mine' })
  })
})

const anAct = fc.record({
  kind: fc.constantFrom('correct', 'correct', 'give', 'rename', 'hide', 'hide', 'split', 'split', 'join', 'undo'),
  at: fc.nat(200),
  length: fc.integer({ min: 1, max: 3 }),
  wide: fc.boolean(),
  written: fc.constantFrom('bread', 'one good hour', 'Sundays', 'so', 'Kubernetes'),
})

test('whatever people change and undo, in whatever order, content is byte for byte as it was', () => {
  for (const { segments, content } of samples) {
    const labels = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))]
    const render = snapshots(content, openTranscript(segments).view())
    fc.assert(
      fc.property(fc.array(anAct, { minLength: 1, maxLength: 12 }), fc.nat(11), (acts, first) => {
        const transcript = openTranscript(segments)
        for (const { kind, at, length, wide, written } of acts) {
          const segment = at % segments.length
          const words = (transcript.shown()[segment]?.text ?? '').match(/[\p{L}’'-]+/gu) ?? []
          if (kind === 'undo') transcript.undo(at)
          if (kind === 'give') transcript.give(segment, Math.min(segments.length - 1, segment + length), 'Ines Falk')
          if (kind === 'split' || kind === 'join') {
            const [, second] = [...(segments[segment]?.text ?? '').matchAll(/\S+/g)]
            const offset = wide ? 0 : (second?.index ?? 0)
            transcript.split({ segment, offset, joins: kind === 'join' }, length > 1 ? 'Ines Falk' : null)
          }
          if (kind === 'hide') {
            const last = Math.min(segments.length - 1, segment + (wide ? length : 0))
            const end = transcript.shown()[last]?.text.length ?? 0
            transcript.hide({ segment, offset: wide ? 0 : length * 7 }, { segment: last, offset: wide ? end : end - 3 })
          }
          if (kind === 'rename') transcript.rename(labels[at % labels.length] ?? '', written)
          if (kind === 'correct')
            transcript.correct({ heard: words.slice(0, length).join(' '), written }, { wide, at: length })
        }
        for (const key of contentTypeKeys)
          expect(() => getContentType(key).schema.parse(render(transcript.view())[key])).not.toThrow()
        transcript.undo(first)
        transcript.undoAll()
        for (const label of labels) transcript.rename(label, label)
        expect(stored(render(transcript.view()))).toEqual(stored(content))
      }),
      { numRuns: 30 },
    )
  }
})
