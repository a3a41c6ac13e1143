// Does one piece of work in a process of its own and prints what that took. The task comes in as JSON.
import { readFileSync } from 'node:fs'
import { tag } from '@podcastai/episode'
import { type Transcript, transcriptText } from '@podcastai/transcript'
import { barePass, getTagger, kitTimes, milliseconds, warmUpCharacters } from './engine-parts.ts'
import { readPeakMemory } from './highest-resident.ts'
import { megabyte } from './talk-files.ts'

export type Work = 'bare pass' | 'kit' | 'growth'
/** `after`: what is understood and written before, for growth. */
export type Task = { work: Work; transcript: Transcript; after?: Transcript }
export type Grown = { seconds: number; megabytes: number }

const { work, transcript, after } = JSON.parse(readFileSync(0, 'utf8')) as Task
console.log(JSON.stringify(measure()))

function measure(): number | Grown {
  if (work === 'bare pass') return measureBarePass()
  if (work === 'kit') {
    tag(transcriptText(transcript.segments).slice(0, warmUpCharacters))
    return kitMilliseconds(transcript)
  }
  if (after) kitMilliseconds(after)
  return { seconds: kitMilliseconds(transcript) / 1000, megabytes: readPeakMemory() / megabyte }
}

function measureBarePass(): number {
  const [tagger, text] = [getTagger('as it comes'), transcriptText(transcript.segments)]
  barePass(tagger, text.slice(0, warmUpCharacters))
  return milliseconds(() => barePass(tagger, text))
}

function kitMilliseconds(of: Transcript): number {
  return [...kitTimes(of).values()].reduce((sum, time) => sum + time, 0)
}
