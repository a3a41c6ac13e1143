import type { Episode } from '@podcastai/episode'
import { overlap, type Passage, passagesOf } from '../passages.server.ts'
import { type Publishable, publishableSentences } from '../publishable-sentences.server.ts'
import { answersTo, type OpenQuestion, openQuestions } from '../questions.server.ts'
import { namedSubjects } from '../subjects.server.ts'
import { scriptStyleOf } from '../voice/script-style.server.ts'
import { bestFit } from '../word-fit.server.ts'
import type { Brief } from '../writer.server.ts'
import { asBeat, type Beat, type Candidate, fitting, styler, wanted } from './beat.server.ts'
import { leadsOf } from './script-leads.server.ts'
import { partsOf, partWorth, threadFrom } from './story-parts.server.ts'
import { countWords } from './youtube-script.ts'

/** Beats that follow each other in time, each from its own part of the episode. */
export function mainBeat(episode: Episode, brief: Brief, taken: readonly Passage[]): Beat {
  const clean = beatsFrom(publishableSentences(episode, brief), episode, brief, taken)
  if (clean.fits) return clean
  const rough = beatsFrom(publishableSentences(episode, brief, { loose: true }), episode, brief, taken)
  return rough.fits ? rough : clean
}

function beatsFrom(
  pool: ReadonlyMap<number, Publishable>,
  episode: Episode,
  brief: Brief,
  taken: readonly Passage[],
): Beat {
  const styled = styler(episode, brief)
  const { beats } = scriptStyleOf(brief.voice.youtubeStyle)
  const { min, max } = wanted.mainContent
  const thread = threadFrom(taken, episode)
  const passages = passagesOf(pool, 10)
    .filter((passage) => passage.words >= 20 && taken.every((other) => !overlap(other, passage)))
    .map((passage) => ({ ...passage, score: styled(passage) + thread(passage) }))
    .sort((a, b) => b.score - a.score || a.first - b.first)
  const end = episode.sentences.length
  const parts = partsOf(beats)
    .map((part, at) =>
      passages
        .filter(({ first, last }) => first >= (end * at) / beats && last < (end * (at + 1)) / beats)
        .map((passage) => ({ ...passage, score: passage.score + partWorth(part, passage, episode) }))
        .sort((a, b) => b.score - a.score || a.first - b.first),
    )
    .filter((part) => part.length > 0)
  const share = { least: min / parts.length / 1.5, most: (max / parts.length) * 1.4 }
  const even = parts.map((part) => part.filter(({ words }) => words >= share.least && words <= share.most))
  const near = bestFit(beatLists(episode, brief, even), 0, wanted.mainContent)
  const { chosen, fits } = near.fits
    ? near
    : bestFit(beatLists(episode, brief, parts.map(ofAllLengths)), 0, wanted.mainContent)
  return asBeat(chosen, fits)
}

/** The best of every length, so that together they can come out at any. */
function ofAllLengths(passages: readonly Passage[]): Passage[] {
  const byLength = Map.groupBy(passages, ({ words }) => Math.round(words / 12))
  return [...byLength.values()].flatMap((group) => group.slice(0, 1)).sort((a, b) => b.words - a.words)
}

/** The passages of each part with every way to lead them in. */
function beatLists(episode: Episode, brief: Brief, parts: readonly Passage[][]): Candidate[][] {
  const { lead: preferred } = scriptStyleOf(brief.voice.youtubeStyle)
  const questions = questionsBefore(episode, brief)
  const subjects = namedSubjects(episode, brief).slice(0, 8)
  const roles = partsOf(parts.length)
  return parts.map((part, position) => {
    const start = Math.min((brief.attempt % 4) * 4, Math.max(0, part.length - tried))
    return part.slice(start, start + tried).flatMap((passage) => {
      const question = questions.get(passage.first)
      const subject = subjects.find((one) => passage.text.toLowerCase().split(one.toLowerCase()).length > 2)
      const setting = { part: roles[position] ?? 'turn', position, question, subject }
      return leadsOf(episode, brief, passage, setting).map(({ frame, text }) => ({
        ...fitting(text, passage, question && frame === 'asked' ? countWords(question.text) - 1 : 0),
        score: passage.score + (frame === preferred ? 3 : leadWorth[frame]),
        ...(frame === 'subject' && subject !== undefined ? { frame: subject } : {}),
      }))
    })
  })
}

/** Passages of each part that are tried together. */
const tried = 12
const leadWorth = { asked: 0.8, subject: 0.4, kind: 0 } as const
/** Words of a question that a listener follows. */
const longestQuestion = 24

/** Questions that can be heard before their answer, by the sentence with which the answer begins. */
function questionsBefore(episode: Episode, brief: Brief): Map<number, OpenQuestion> {
  const pool = publishableSentences(episode, brief)
  const found = new Map<number, OpenQuestion>()
  for (const open of openQuestions(episode, pool)) {
    if (countWords(open.text) > longestQuestion) continue
    const [answer] = answersTo(open, episode, pool, 10)
    if (answer) found.set(answer.first, open)
  }
  return found
}
