import { readdirSync, readFileSync } from 'node:fs'
import { type Episode, understand } from '@podcastai/episode'
import { parseTranscript, type Transcript, toTurns } from '@podcastai/transcript'
import { describe, expect, test } from 'vitest'
import { indexWords, runsIn, runWords } from '../talk/word-runs.ts'
import { type Brief, neutralVoice, noDetails } from '../type/brief.ts'
import { contentTypeKeys } from '../type/content-type.ts'
import { getThird, overlaps } from '../type/spans.ts'
import { writeContent } from './registry.server.ts'
import { getContentType } from './registry.ts'

// What must hold for any episode, tried on every sample of ours, and on one made long by repeating turns with new names.

const samples = new URL('../../../samples/', import.meta.url)
const files = readdirSync(samples).filter((name) => /\.(?:vtt|srt|txt|json|csv)$/.test(name))
const brief: Brief = {
  projectTitle: 'Sample',
  guest: { name: null, title: null, handle: null },
  details: noDetails,
  voice: neutralVoice,
  templates: {},
  formats: [],
  attempt: 0,
}

describe.each(files)('%s', (file) => {
  const transcript = parseTranscript(readFileSync(new URL(file, samples)), file)
  const episode = understand(transcript)

  test('every quote stands in one turn of its speaker, word for word, and none shares a sentence with another', () => {
    for (const attempt of [0, 1, 2, 7]) {
      const quotes = written('quotes', episode, attempt)
      expect(quotes.length).toBeGreaterThan(0)
      for (const { text, speaker } of quotes) expect(said(transcript, text, speaker)).toBe(true)
      expectApart(quotes, episode)
    }
  })

  test.each(['video_clips', 'viral_clips'] as const)('%s start and end with a sentence and do not overlap', (key) => {
    const starts = new Set(episode.sentences.map(({ from }) => JSON.stringify(from)))
    const ends = new Set(episode.sentences.map(({ to }) => JSON.stringify(to)))
    for (const attempt of [0, 1, 7]) {
      const clips = written(key, episode, attempt)
      expect(clips.length).toBeGreaterThan(0)
      for (const { evidence } of clips) {
        expect(starts).toContain(JSON.stringify(evidence.from))
        expect(ends).toContain(JSON.stringify(evidence.to))
      }
      expectApart(clips, episode)
    }
  })

  test('[KIT-03] every text is one passage as it was said, fillers aside, but for a few fixed words', () => {
    const isPassage = passagesIn(episode)
    for (const attempt of [0, 1, 7]) {
      const lines = publishedLines(episode, attempt)
      expect(lines.length).toBeGreaterThan(40)
      const passages = lines.flatMap((line) => line.match(quoted) ?? [])
      expect(passages.filter((passage) => !isPassage(passage))).toEqual([])
      const around = lines
        .map((line) =>
          line
            .replace(quoted, ' ')
            .replace(/(?<=\?) With .*$/, '')
            .trim(),
        )
        .filter((line) => !isPassage(line))
      const ours = around.filter((line) => !isFixed(line, episode))
      // A chapter is called by up to two things that are spoken of.
      expect(ours.filter((line) => !line.split(' and ').every(isPassage))).toEqual([])
    }
  })

  test('writing again gives something else, the same input the same', () => {
    const again = understand(transcript)
    for (const key of ['quotes', 'video_clips', 'viral_clips'] as const) {
      expect(JSON.stringify(written(key, again, 0))).toBe(JSON.stringify(written(key, episode, 0)))
      if (episode.durationSeconds > 600)
        expect(JSON.stringify(written(key, episode, 1))).not.toBe(JSON.stringify(written(key, episode, 0)))
    }
  })

  test('[PROC-05] the analysis yields duration, topics in order and a summary of the episode’s own statements', () => {
    expect(episode.durationSeconds).toBeGreaterThan(0)
    expect(episode.topics[0]?.firstSentence).toBe(0)
    expect(episode.topics.at(-1)?.lastSentence).toBe(episode.sentences.length - 1)
    for (const [index, topic] of episode.topics.entries()) {
      expect(topic.title.trim()).not.toBe('')
      if (index > 0) expect(topic.firstSentence).toBe((episode.topics[index - 1]?.lastSentence ?? 0) + 1)
    }
    for (const id of episode.summary) expect(episode.sentences[id]).toBeDefined()
  })

  if (episode.durationSeconds > 600)
    test('a long episode gives quotes and clips of more than one part of it', () => {
      const long = understand(lengthened(transcript, 45 * 60))
      for (const key of ['quotes', 'video_clips', 'viral_clips'] as const) {
        const places = written(key, long, 0).flatMap(({ evidence }) => evidence ?? [])
        expect(places.length).toBeGreaterThanOrEqual(2)
        const thirds = new Set(places.map(({ start }) => getThird(start, long.durationSeconds)))
        expect(thirds.size).toBeGreaterThanOrEqual(2)
      }
    })
})

function written<Key extends 'quotes' | 'video_clips' | 'viral_clips'>(key: Key, episode: Episode, attempt: number) {
  const { content, problems } = writeContent(key, episode, { ...brief, attempt })
  if (content === null) throw new Error(problems.join('\n'))
  return content
}

const quoted = /“[^“”]*”/g

/** Every line that is read or spoken, without the time before it; no keywords, and no advice on how a picture looks. */
function publishedLines(episode: Episode, attempt: number): string[] {
  const parts = new Set(['Visual element', 'Color', 'Composition', 'Keywords', 'Estimated duration'])
  return contentTypeKeys.flatMap((key) => {
    const { content } = writeContent(key, episode, { ...brief, attempt })
    const rows = content === null ? [] : getContentType(key).rows(content as never)
    return rows
      .filter((row) => !parts.has(row.Part ?? row.Kind ?? row.Section ?? ''))
      .flatMap(({ Caption, Quote, Title, Description, Text, Content }) =>
        [Caption, Quote, Title, Description, Text, Content].flatMap((text) => text?.split('\n') ?? []),
      )
      .map((line) => line.replace(/^\[?(?:≈ )?[\d:]+\]? /, '').trim())
  })
}

/** True if words stand in the episode in one run, without what only holds up reading. */
function passagesIn({ sentences }: Episode): (text: string) => boolean {
  const words = runWords(sentences.map(({ text }) => text).join(' '))
  const spoken = { words, places: indexWords(words) }
  return (text) => {
    const wanted = runWords(text).map(({ plain }) => plain)
    const [run] = runsIn(spoken, wanted, { english: true, steps: { left: 1_000_000 } })
    return run !== undefined
  }
}

const fixed = [
  /^(?:|NAME on [^“”]+|[^“”]+(?: with|: a conversation with) NAME)$/,
  /^(?:[–—] NAME|NAME(?: and NAME)?|NAME:|#.*|lines from NAME|Introduction|Save this for later\.)$/,
  /^(?:You heard the short version\. )?Hear the full conversation(?: with NAME)?(?:, wherever you get your podcasts)?\.$/,
]

/** Who says it, hashtags, and the words that are ours. */
function isFixed(line: string, { speakers }: Episode): boolean {
  const ours = speakers.reduce((text, { name }) => text.replaceAll(name, 'NAME'), line)
  return fixed.some((form) => form.test(ours))
}

function said({ segments }: Transcript, text: string, speaker: string | null): boolean {
  return toTurns(segments)
    .filter((turn) => turn.speaker === speaker)
    .some((turn) =>
      turn.segments
        .map((segment) => segment.text)
        .join(' ')
        .includes(text),
    )
}

function expectApart(
  items: readonly { evidence: { from: object; to: object } | null }[],
  { sentences }: Episode,
): void {
  const ranges = items.map(({ evidence }) => ({
    first: sentences.findLastIndex(({ from }) => isAtOrBefore(from, evidence?.from)),
    last: sentences.findIndex(({ to }) => JSON.stringify(to) === JSON.stringify(evidence?.to)),
  }))
  for (const [index, range] of ranges.entries())
    for (const other of ranges.slice(0, index)) expect(overlaps(range, other)).toBe(false)
}

function isAtOrBefore(place: { segment: number; offset: number }, other: unknown): boolean {
  const { segment, offset } = other as typeof place
  return place.segment < segment || (place.segment === segment && place.offset <= offset)
}

/** The same talk until it is long enough, each round about something else so that no sentence comes twice. */
function lengthened(transcript: Transcript, seconds: number): Transcript {
  const length = transcript.durationSeconds ?? 600
  const rounds = Math.ceil(seconds / length)
  const segments = Array.from({ length: rounds }, (_, round) =>
    transcript.segments.map((segment) => ({
      ...segment,
      id: round * transcript.segments.length + segment.id,
      start: segment.start === null ? null : segment.start + round * length,
      end: segment.end === null ? null : segment.end + round * length,
      text: round === 0 ? segment.text : segment.text.replace(/\b(\p{Ll}{6,})\b/gu, `$1${'abcdefgh'.charAt(round)}`),
    })),
  ).flat()
  return { ...transcript, segments, durationSeconds: transcript.durationSeconds === null ? null : length * rounds }
}
