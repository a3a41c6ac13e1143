// What the built-in engine costs: the full kit of an hour against a bare pass of the tagger, and how it grows to 10 MB.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentTypeKeys } from '@podcastai/content-types'
import { parseTranscript, type Transcript, transcriptText } from '@podcastai/transcript'
import type { Grown, Task, Work } from './engine.child.ts'
import { barePass, getTagger, kitTimes, milliseconds, type Part, warmUpCharacters } from './engine-parts.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { megabyte, talkFile } from './talk-files.ts'

const goals = { timesTagger: 5, growth: 12 }
const rounds = { warmUp: 10, counted: 15, cold: 3 }
/** Characters of an hour of talk. */
const hour = 57_000

type Row = Record<string, string | number>

export async function benchEngine(): Promise<void> {
  console.log(`Milliseconds that the processor spends on an hour's kit: the mean of ${rounds.counted} warm rounds,`)
  console.log('every part in each round.')
  console.log('Tagger: wink-nlp as it comes reads the same text and gives out tokens, parts of speech and sentences.')
  console.log(`Goals: understanding and all writers within ${goals.timesTagger} times the tagger;`)
  console.log(
    `10 MB within ${goals.growth} times 1 MB. Without a goal: times the two stages of it that the engine has done.\n`,
  )
  printTable(hours().map(([name, transcript]) => measureHour(name, transcript)))
  console.log(
    `\nOne episode, once, in a process that only tagged ${warmUpCharacters} characters before: the least of ${rounds.cold}.\n`,
  )
  const cold = hours().map(([name, transcript]) => measureCold(name, transcript))
  printTable(cold)
  if (cold.some(isMissed))
    console.log(
      '\nMissed: at first V8 runs what it has not compiled yet; of the tagger that is a few loops, of a kit all our code.',
    )
  console.log(
    '\nEach form and size in a process that understood and wrote 1 MB of the form before; the highest memory of both.\n',
  )
  printTable(measureGrowth())
}

const isMissed = (row: Row) => row[`within ${goals.timesTagger}`] === 'MISSED'

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

function measureHour(name: string, transcript: Transcript): Row {
  const [tagger, twoStages] = [getTagger('as it comes'), getTagger('two stages')]
  const text = transcriptText(transcript.segments)
  const spent = new Map<Part, number[]>()
  for (let round = 0; round < rounds.warmUp + rounds.counted; round += 1) {
    const figures = [...kitTimes(transcript)]
    figures.push(['tagger', milliseconds(() => barePass(tagger, text))])
    figures.push(['two stages', milliseconds(() => barePass(twoStages, text))])
    if (round < rounds.warmUp) continue
    for (const [part, time] of figures) spent.set(part, [...(spent.get(part) ?? []), time])
  }
  const of = (part: Part) => mean(spent.get(part) ?? [])
  const whole = of('understanding') + contentTypeKeys.reduce((sum, key) => sum + of(key), 0)
  const ratio = whole / of('tagger')
  return {
    episode: name,
    tagger: rounded(of('tagger'), 1),
    understanding: rounded(of('understanding'), 1),
    ...Object.fromEntries(contentTypeKeys.map((key) => [key.replace(/-.*/, ''), rounded(of(key), 1)])),
    'times tagger': rounded(ratio, 1),
    [`within ${goals.timesTagger}`]: judged(ratio, goals.timesTagger),
    'times two stages': rounded(whole / of('two stages'), 1),
  }
}

/** What a stranger sees who starts a process for one episode: nothing of ours has run before, the tagger has a little. */
function measureCold(name: string, transcript: Transcript): Row {
  const min = (work: Work) =>
    Math.min(...Array.from({ length: rounds.cold }, () => inFreshProcess<number>({ work, transcript })))
  const [tagger, kit] = [min('bare pass'), min('kit')]
  return {
    'in fresh processes': name,
    tagger: rounded(tagger, 0),
    kit: rounded(kit, 0),
    'times tagger': rounded(kit / tagger, 1),
    [`within ${goals.timesTagger}`]: judged(kit / tagger, goals.timesTagger),
  }
}

/** A process for each form reads 1 MB and then 10 MB: as a talk of turns, as one voice in one piece, as automatic captions. */
function measureGrowth(): Row[] {
  return [
    { form: 'turns', of: (bytes: number) => talkFile('txt', bytes) },
    { form: 'one piece', of: (bytes: number) => talkFile('txt', bytes).replace(/^[^:\n]*\([\d:]+\): |\n+/gm, ' ') },
    {
      form: 'no marks',
      of: (bytes: number) => talkFile('txt', bytes).replace(/^[^:\n]*\([\d:]+\): |[^\p{L}' ]+/gmu, ' '),
    },
  ].map(({ form, of }) => {
    const read = (megabytes: number) => parseTranscript(Buffer.from(of(megabytes * megabyte)), 'talk.txt')
    const after = read(1)
    const one = inFreshProcess<Grown>({ work: 'growth', transcript: after, after })
    const ten = inFreshProcess<Grown>({ work: 'growth', transcript: read(10), after })
    return {
      'all parts': form,
      '1 MB seconds': rounded(one.seconds, 1),
      '10 MB seconds': rounded(ten.seconds, 1),
      'times 1 MB': rounded(ten.seconds / one.seconds, 1),
      'grows evenly': judged(ten.seconds / one.seconds, goals.growth),
      '1 MB resident': rounded(one.megabytes, 0),
      '10 MB resident': rounded(ten.megabytes, 0),
      'MB per MB': rounded((ten.megabytes - one.megabytes) / 9, 0),
    }
  })
}

function inFreshProcess<Measured>(task: Task): Measured {
  // As the server runs it.
  const args = ['--no-regexp-tier-up', join(import.meta.dirname, 'engine.child.ts')]
  const child = spawnSync(process.execPath, args, {
    input: JSON.stringify(task),
    encoding: 'utf8',
    maxBuffer: megabyte,
  })
  if (child.status !== 0) throw new Error(child.stderr)
  return JSON.parse(child.stdout) as Measured
}

/** No median: some systems count a thread's time in whole milliseconds, and a short part is mostly none. */
function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
