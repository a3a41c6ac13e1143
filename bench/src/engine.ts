// What the built-in engine costs: the full kit of an hour against a bare pass of the tagger, and how it grows to 10 MB.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentTypeKeys, neutralVoice } from '@podcastai/content-types'
import { writeContent } from '@podcastai/content-types/server'
import { understand } from '@podcastai/episode'
import { parseTranscript, type Transcript, transcriptText } from '@podcastai/transcript'
import winkModel from 'wink-eng-lite-web-model'
import winkNLP, { type Model } from 'wink-nlp'
import { judged, printTable, rounded } from './print-table.ts'
import { megabyte, talkFile } from './talk-files.ts'

const goals = { timesTagger: 5, growth: 12 }
const rounds = { warmUp: 10, counted: 15 }
/** Characters of an hour of talk. */
const hour = 57_000
const brief = {
  projectTitle: 'Bench',
  guest: { name: null, title: null, handle: null },
  voice: neutralVoice,
  templates: {},
  attempt: 0,
}

type Part = 'tagger' | 'understanding' | (typeof contentTypeKeys)[number]

export async function benchEngine(): Promise<void> {
  console.log(`Milliseconds of an hour's kit, the median of ${rounds.counted} warm rounds, every part in each round.`)
  console.log('Tagger: wink-nlp reads the same text with sentences and parts of speech, and gives both out.')
  console.log(`Goals: understanding and all writers within ${goals.timesTagger} times the tagger;`)
  console.log(`10 MB within ${goals.growth} times 1 MB.\n`)
  printTable(hours().map(([name, transcript]) => measureHour(name, transcript)))
  console.log()
  printTable(measureGrowth())
}

/** Full-length episodes of the folder TRANSCRIPT_CORPUS, where it is set; else an hour out of the samples. */
function hours(): [string, Transcript][] {
  const folder = process.env.TRANSCRIPT_CORPUS
  if (!folder) return [['samples, an hour', parseTranscript(Buffer.from(talkFile('txt', hour)), 'hour.txt')]]
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.(?:md|txt|srt)$/.test(file) && statSync(file).size > hour * 0.8)
    .sort()
    .map((file) => [basename(file), parseTranscript(readFileSync(file), basename(file).replace(/\.md$/, '.txt'))])
}

function measureHour(name: string, transcript: Transcript): Record<string, string | number> {
  const tagger = winkNLP(winkModel as unknown as Model, ['sbd', 'pos'])
  const text = transcriptText(transcript.segments)
  const spent = new Map<Part, number[]>()
  for (let round = 0; round < rounds.warmUp + rounds.counted; round += 1) {
    const figures = [...kitTimes(transcript)]
    figures.push([
      'tagger',
      milliseconds(() => {
        const document = tagger.readDoc(text)
        const tokens = document.tokens()
        tokens.out()
        tokens.out(tagger.its.pos)
        document.sentences().out()
      }),
    ])
    if (round < rounds.warmUp) continue
    for (const [part, time] of figures) spent.set(part, [...(spent.get(part) ?? []), time])
  }
  const of = (part: Part) => median(spent.get(part) ?? [])
  const whole = of('understanding') + contentTypeKeys.reduce((sum, key) => sum + of(key), 0)
  const ratio = whole / of('tagger')
  return {
    episode: name,
    tagger: rounded(of('tagger'), 1),
    understanding: rounded(of('understanding'), 1),
    ...Object.fromEntries(contentTypeKeys.map((key) => [key.replace(/-.*/, ''), rounded(of(key), 1)])),
    'times tagger': rounded(ratio, 1),
    [`within ${goals.timesTagger}`]: judged(ratio, goals.timesTagger),
  }
}

/** A new understanding each time: what writers remember, they remember of one episode. */
function kitTimes(transcript: Transcript): Map<Part, number> {
  const begun = performance.now()
  const episode = understand(transcript)
  const times = new Map<Part, number>([['understanding', performance.now() - begun]])
  for (const key of contentTypeKeys)
    times.set(
      key,
      milliseconds(() => writeContent(key, episode, brief)),
    )
  return times
}

/** Both sizes in one warm process; as a talk of turns, and as one voice in one piece. */
function measureGrowth(): Record<string, string | number>[] {
  return [
    { form: 'turns', of: (bytes: number) => talkFile('txt', bytes) },
    { form: 'one piece', of: (bytes: number) => talkFile('txt', bytes).replace(/^[^:\n]*\([\d:]+\): |\n+/gm, ' ') },
    {
      form: 'no marks',
      of: (bytes: number) => talkFile('txt', bytes).replace(/^[^:\n]*\([\d:]+\): |[^\p{L}' ]+/gmu, ' '),
    },
  ].map(({ form, of }) => {
    const [one, ten] = [1, 10].map((size) => {
      const transcript = parseTranscript(Buffer.from(of(size * megabyte)), 'talk.txt')
      return [...kitTimes(transcript).values()].reduce((sum, time) => sum + time, 0)
    }) as [number, number]
    return {
      'all parts': form,
      '1 MB seconds': rounded(one / 1000, 1),
      '10 MB seconds': rounded(ten / 1000, 1),
      'times 1 MB': rounded(ten / one, 1),
      'grows evenly': judged(ten / one, goals.growth),
      'resident MB': rounded(process.memoryUsage().rss / megabyte, 0),
    }
  })
}

function milliseconds(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}
