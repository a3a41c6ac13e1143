import type { Cue, Episode } from '@podcastai/episode'
import { introductionOf } from '../introduction.server.ts'
import { overlap, type Passage, passagesOf } from '../passages.server.ts'
import { type Publishable, publishableSentences } from '../publishable-sentences.server.ts'
import { answersTo, type OpenQuestion, openQuestions } from '../questions.server.ts'
import { guestLine, guestNames, nameOf, speaksEnglish, verbOf } from '../reported-speech.server.ts'
import { namedSubjects } from '../subjects.server.ts'
import { type ScriptStyle, scriptStyleOf } from '../voice/script-style.server.ts'
import { bestFit, type Fitting, wordWindow } from '../word-fit.server.ts'
import type { Brief } from '../writer.server.ts'
import { furtherStakeLead, leadsOf, stakeLead, stakeOf } from './script-leads.server.ts'
import { countWords, type ScriptSectionKey, scriptSections } from './youtube-script.ts'

/** A section as text with marks; `used` are the passages in it. */
export type Beat = { draft: string; fits: boolean; used: Passage[] }

type Candidate = Fitting & { passage: Passage }

const wanted = Object.fromEntries(scriptSections.map(({ key, words }) => [key, wordWindow(words)])) as Record<
  ScriptSectionKey,
  { min: number; max: number }
>

/** The sharpest claim, or the host's question with its answer. */
export function hookBeat(episode: Episode, brief: Brief): Beat {
  const pool = publishableSentences(episode, brief)
  const styled = styler(episode, brief)
  const candidates = passagesOf(pool, 4)
    .slice(0, 500)
    .flatMap((passage) =>
      hooksFrom(passage, episode, brief).map((one) => ({
        ...one,
        score: styled(passage) + (pool.get(passage.first)?.strength ?? 0) * 0.4,
      })),
    )
  for (const open of openQuestions(episode, pool)) {
    for (const passage of answersTo(open, episode, pool, 4)) {
      const name = nameOf(passage.speaker, brief)
      const lead = `${open.mark} ${name === null ? '' : `${name}: `}`
      const words = countWords(open.text) + countWords(name ?? '') + passage.words
      const score = styled(passage) + (open.question.traits.opening - 50) / 15
      candidates.push({ ...fitting(lead, passage), words, score })
    }
  }
  candidates.sort((a, b) => b.score - a.score)
  const { min, max } = wanted.hook
  const inWindow = candidates.filter(({ words }) => words >= min && words <= max)
  const distinct = inWindow.filter((one, at) => inWindow.findIndex(({ first }) => first === one.first) === at)
  const chosen = distinct[brief.attempt % Math.max(1, Math.min(distinct.length, 8))]
  return chosen ? asBeat([chosen], true) : asBeat(bestFit([candidates], 0, wanted.hook).chosen, false)
}

/** “…” That is Ada. / “…,” says Ada. “…” */
function hooksFrom(passage: Passage, episode: Episode, brief: Brief): Candidate[] {
  const name = nameOf(passage.speaker, brief)
  if (name === null) return [fitting('', passage)]
  const plain = fitting('', passage)
  if (!speaksEnglish(episode))
    return [{ ...plain, draft: `${plain.draft}\n– ${name}`, words: plain.words + countWords(name) }]
  const who = [guestLine(passage.speaker, brief), name].filter((one) => one !== null)
  const closings = who.map((one) => ({
    ...plain,
    draft: `${plain.draft} That is ${one}.`,
    words: plain.words + countWords(one) + 2,
  }))
  if (passage.last === passage.first) return closings
  const rest = passage.last === passage.first + 1 ? `[[${passage.last}]]` : `[[${passage.first + 1}..${passage.last}]]`
  const draft = `“${passage.mark.replace(/\.\.\d+\]\]$/, ']]')},” ${verbOf(passage, episode)} ${name}. “${rest}”`
  return [{ ...plain, draft, words: plain.words + countWords(name) + 1 }, ...closings]
}

/** What is at stake: statements about what is hard, missing, feared or fought over, and who it is that says so. */
export function problemBeat(episode: Episode, brief: Brief, taken: readonly Passage[]): Beat {
  const styled = styler(episode, brief)
  const english = speaksEnglish(episode)
  const passages = passagesOf(publishableSentences(episode, brief), 4)
    .filter((passage) => passage.words <= wanted.problemSetup.max && taken.every((other) => !overlap(other, passage)))
    .map((passage) => ({ ...passage, score: styled(passage) + (english && stakeOf(passage.text) !== null ? 1.5 : 0) }))
    .sort((a, b) => b.score - a.score || a.first - b.first)
  const [guest, ...others] = guestNames(episode, brief)
  const introduction =
    guest !== undefined && others.length === 0 && english ? introductionOf(guest, episode, brief) : null
  const intro = introduction?.form === 'sentence' ? { draft: `${introduction.mark} `, words: introduction.words } : null
  const lead = (passage: Passage, further: boolean) => {
    const name = nameOf(passage.speaker, brief)
    if (!english) return name === null ? '' : `${name}: `
    const stake = stakeOf(passage.text)
    return further ? furtherStakeLead(name, stake) : stakeLead(episode, name, stake)
  }
  const start = Math.min((brief.attempt % 4) * 6, Math.max(0, passages.length - 40))
  const list = (further: boolean, least: number) =>
    passages
      .filter(({ words }) => words >= least)
      .slice(start, start + 60)
      .map((passage) => ({
        ...fitting(lead(passage, further), passage),
        frame: stakeOf(passage.text) ?? `${passage.first}`,
      }))
  const tries = [intro, null].flatMap((front) => {
    const own = front?.words ?? 0
    return [
      { front, fit: bestFit([list(false, 12), list(true, 12)], own, wanted.problemSetup) },
      { front, fit: bestFit([list(false, 30)], own, wanted.problemSetup) },
    ]
  })
  const best = tries.find(({ fit }) => fit.fits) ?? tries.at(-2)
  const beat = asBeat(best?.fit.chosen ?? [], best?.fit.fits ?? false)
  return { ...beat, draft: `${best?.front?.draft ?? ''}${beat.draft}` }
}

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
  const passages = passagesOf(pool, 10)
    .filter((passage) => passage.words >= 20 && taken.every((other) => !overlap(other, passage)))
    .map((passage) => ({ ...passage, score: styled(passage) }))
    .sort((a, b) => b.score - a.score || a.first - b.first)
  const end = episode.sentences.length
  const parts = Array.from({ length: beats }, (_, part) =>
    passages.filter(({ first, last }) => first >= (end * part) / beats && last < (end * (part + 1)) / beats),
  ).filter((part) => part.length > 0)
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
  return parts.map((part, position) => {
    const start = Math.min((brief.attempt % 4) * 4, Math.max(0, part.length - tried))
    return part.slice(start, start + tried).flatMap((passage) => {
      const question = questions.get(passage.first)
      const subject = subjects.find((one) => passage.text.toLowerCase().split(one.toLowerCase()).length > 2)
      const setting = { position, beats: parts.length, question, subject }
      return leadsOf(episode, brief, passage, setting).map(({ frame, text }) => ({
        ...fitting(text, passage, question && frame === 'asked' ? countWords(question.text) - 1 : 0),
        score: passage.score + (frame === preferred ? 3 : leadWorth[frame]),
        // Two beats by their kind are worded differently anyway.
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

/** A passage's score with what the YouTube style asks for. */
function styler(episode: Episode, { voice }: Brief): (passage: Passage) => number {
  const { cues }: ScriptStyle = scriptStyleOf(voice.youtubeStyle)
  const kinds = Object.entries(cues) as [Cue, number][]
  return ({ first, last, score }) => {
    if (kinds.length === 0) return score
    const said = episode.sentences.slice(first, last + 1)
    return (
      score +
      kinds.reduce(
        (sum, [cue, worth]) => sum + (said.some(({ traits }) => traits.cues[cue] !== undefined) ? worth : 0),
        0,
      )
    )
  }
}

function fitting(lead: string, passage: Passage, more = 0): Candidate {
  const { first, last, mark, words, score } = passage
  return { draft: `${lead}“${mark}”`, words: countWords(lead) + more + words, score, first, last, passage }
}

function asBeat(chosen: readonly Candidate[], fits: boolean): Beat {
  return { draft: chosen.map(({ draft }) => draft).join('\n\n'), fits, used: chosen.map(({ passage }) => passage) }
}
