import { countWords, type Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import type { Passage } from '../passages/passages.server.ts'
import { namedSubjects } from '../passages/subjects.server.ts'
import { bestFit } from '../passages/word-fit.server.ts'
import { asBeat, type Beat, type Candidate, fitting, wanted } from './beat.server.ts'
import { leadsOf } from './script-leads.server.ts'
import { scriptStyleOf } from './script-style.server.ts'
import { storiesOf } from './story.server.ts'
import { findsRepeats, partsOf } from './story-parts.server.ts'
import { type Told, tellableOf } from './tellable.server.ts'

/** The episode's story: what it is about, what happens to that, what stays; in order of time, in the speakers' words. */
export function mainBeat(episode: Episode, brief: Brief, taken: readonly Passage[]): Beat {
  const clean = beatsFrom(episode, brief, { taken, loose: false })
  if (clean.fits) return clean
  const rough = beatsFrom(episode, brief, { taken, loose: true })
  return rough.fits ? rough : clean.used.length >= rough.used.length ? clean : rough
}

/** Words of ours around the passages of a part, about. */
const ownWords = { least: 0, usual: 8, most: 30 } as const

function beatsFrom(
  episode: Episode,
  brief: Brief,
  { taken, loose }: { taken: readonly Passage[]; loose: boolean },
): Beat {
  const { beats } = scriptStyleOf(brief.voice.youtubeStyle)
  const tellable = tellableOf({ episode, brief, loose, taken })
  const saysAgain = findsRepeats(taken.map(({ text }) => text))
  const { min, max } = wanted.mainContent
  for (const count of [beats, beats - 1, beats + 1]) {
    const parts = partsOf(count)
    const words = { min: min - count * ownWords.most, max: max - count * ownWords.least }
    for (const told of storiesOf(tellable, { episode, parts, attempt: brief.attempt, words })) {
      if (saysAgain(told.map(({ text }) => text))) continue
      const fit = bestFit(leadIn(told, episode, brief), 0, wanted.mainContent)
      if (fit.fits) return asBeat(fit.chosen, true)
    }
  }
  return whatThereIs(tellable, episode, brief)
}

/** Of a short talk: its passages in order of time, as many as the section takes. */
function whatThereIs(tellable: readonly Told[], episode: Episode, brief: Brief): Beat {
  const chosen: Told[] = []
  let words = 0
  for (const told of tellable) {
    const more = told.words + ownWords.usual
    if (
      words + more > wanted.mainContent.max ||
      chosen.some((other) => told.first <= other.last && other.first <= told.last)
    )
      continue
    chosen.push(told)
    words += more
  }
  chosen.sort((a, b) => a.first - b.first)
  return asBeat(bestFit(leadIn(chosen, episode, brief), 0, wanted.mainContent).chosen, false)
}

/** The passages of a story with every way to lead them in. */
function leadIn(story: readonly Told[], episode: Episode, brief: Brief): Candidate[][] {
  const { lead: preferred } = scriptStyleOf(brief.voice.youtubeStyle)
  const subjects = namedSubjects(episode, brief).slice(0, 8)
  const roles = partsOf(story.length)
  return story.map((told, position) => {
    const subject = subjects.find((one) => told.text.toLowerCase().split(one.toLowerCase()).length > 2)
    const setting = { part: roles[position] ?? 'turn', position, question: told.question ?? undefined, subject }
    return leadsOf(episode, brief, told, setting)
      .filter(({ frame }) => !told.needsQuestion || frame === 'asked')
      .map(({ frame, text }) => {
        const asks = frame === 'asked' ? told.question : null
        const lead = fitting(text, told, asks ? countWords(asks.text) - 1 : 0)
        return {
          ...lead,
          score: told.score + leadWorth[frame] + (frame === preferred ? 3 : 0),
          ...(frame === 'subject' && subject !== undefined ? { frame: subject } : {}),
        }
      })
  })
}

const leadWorth = { asked: 0.8, subject: 0.4, kind: 0 } as const
