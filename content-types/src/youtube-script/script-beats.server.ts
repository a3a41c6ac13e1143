import type { Cue, Episode } from '@podcastai/episode'
import { overlap, type Passage, passagesOf } from '../passages.server.ts'
import { publishableSentences } from '../publishable-sentences.server.ts'
import { answersTo, openQuestions } from '../questions.server.ts'
import { nameOf, speaksEnglish } from '../reported-speech.server.ts'
import { timeCode } from '../time-code.ts'
import { bestFit, type Fitting, wordWindow } from '../word-fit.server.ts'
import type { Brief } from '../writer.server.ts'
import { countWords, type ScriptSectionKey, scriptSections } from './youtube-script.ts'

export type Beat = { draft: string; fits: boolean; used: Passage[] }

type Words = { min: number; max: number }
const wanted = Object.fromEntries(scriptSections.map(({ key, words }) => [key, wordWindow(words)])) as Record<
  ScriptSectionKey,
  Words
>

/** The sharpest claim, or the host's question with its answer. */
export function hookBeat(episode: Episode, brief: Brief): Beat {
  const pool = publishableSentences(episode, brief)
  const passages = passagesOf(episode, pool, 4)
  const title = brief.guest.title?.trim()
  const candidates = passages.slice(0, 500).flatMap((passage): (Fitting & { passage: Passage })[] => {
    const name = nameOf(passage.speaker, brief)
    const signed =
      name === null ? [''] : [` ${name}${title && name === brief.guest.name ? `, ${title}` : ''}.`, ` ${name}.`]
    return signed.map((signature) => ({
      draft: `“${passage.mark}”${speaksEnglish(episode) && signature !== '' ? ` That is${signature}` : signature.replace(/^ /, '\n– ').replace(/\.$/, '')}`,
      words: passage.words + countWords(signature) + (signature !== '' && speaksEnglish(episode) ? 2 : 0),
      score: passage.score + (passage.opening.length < 110 ? 2 : 0),
      first: passage.first,
      last: passage.last,
      passage,
    }))
  })
  for (const open of openQuestions(episode, pool)) {
    for (const passage of answersTo(open, episode, pool, 4)) {
      const name = nameOf(passage.speaker, brief)
      candidates.push({
        draft: `${open.mark} ${name === null ? '' : `${name}: `}“${passage.mark}”`,
        words: countWords(open.text) + countWords(name ?? '') + passage.words,
        score: passage.score,
        first: passage.first,
        last: passage.last,
        passage,
      })
    }
  }
  candidates.sort((a, b) => b.score - a.score)
  const window = wanted.hook
  const fitting = candidates.filter(({ words }) => words >= window.min && words <= window.max)
  const distinct = fitting.filter((one, at) => fitting.findIndex(({ first }) => first === one.first) === at)
  const chosen = distinct[brief.attempt % Math.max(1, Math.min(distinct.length, 8))]
  if (chosen) return { draft: chosen.draft, fits: true, used: [chosen.passage] }
  const { chosen: nearest } = bestFit([candidates], 0, window)
  const passage = candidates.find(({ first }) => first === nearest[0]?.first)?.passage
  return { draft: nearest[0]?.draft ?? '', fits: false, used: passage ? [passage] : [] }
}

/** What is at stake: statements about what is hard, missing, feared or fought over. */
export function problemBeat(episode: Episode, brief: Brief, taken: readonly Passage[]): Beat {
  const passages = passagesOf(episode, publishableSentences(episode, brief), 5)
    .filter((passage) => taken.every((other) => !overlap(other, passage)))
    .map((passage) => ({ ...passage, score: passage.score + stake(passage.text) }))
    .sort((a, b) => b.score - a.score)
  const start = (brief.attempt % 4) * 6
  const leads = (passage: Passage, second: boolean) => {
    const name = nameOf(passage.speaker, brief)
    if (!speaksEnglish(episode)) return ''
    if (name === null) return second ? 'And this: ' : ''
    return second ? `And this, from ${name}: ` : `${name} ${stakeOf(passage.text)}: `
  }
  const list = (second: boolean) =>
    passages
      .filter(({ words }) => words >= 12 && words <= 70)
      .slice(start, start + 70)
      .map((passage) => asFitting(leads(passage, second), passage))
  const window = wanted.problemSetup
  const two = bestFitPairs(list(false), list(true), window)
  const one = bestFit([passages.slice(0, 300).map((passage) => asFitting(leads(passage, false), passage))], 0, window)
  const result = two?.fits ? two : one.fits || !two ? one : two
  return asBeat(result, passages)
}

/** Three beats in order of time. */
export function mainBeat(episode: Episode, brief: Brief, taken: readonly Passage[]): Beat {
  const pool = publishableSentences(episode, brief)
  const passages = passagesOf(episode, pool, 9).filter((passage) => taken.every((other) => !overlap(other, passage)))
  const end = episode.sentences.length
  const thirds = [0, 1, 2].map((part) =>
    passages
      .filter(({ first, last }) => first >= (end * part) / 3 && last < (end * (part + 1)) / 3)
      .filter(({ words }) => words >= 25 && words <= 130),
  )
  const window = wanted.mainContent
  const lists = thirds.map((part, at) => {
    const start = Math.min((brief.attempt % 4) * 8, Math.max(0, part.length - 24))
    const sized = part.filter(({ words }) => words >= 60)
    return (sized.length >= 6 ? sized : part)
      .slice(start, start + 28)
      .map((passage) => asFitting(leadOf(episode, brief, passage, at), passage))
  })
  const full = lists.filter((list) => list.length > 0)
  return asBeat(bestFit(full, 0, window), passages)
}

function bestFitPairs(first: readonly Fitting[], second: readonly Fitting[], window: Words) {
  return first.length === 0 || second.length < 2 ? null : bestFit([first, second], 0, window)
}

function asFitting(lead: string, passage: Passage): Fitting {
  return {
    draft: `${lead}“${passage.mark}”`,
    words: countWords(lead) + passage.words,
    score: passage.score,
    first: passage.first,
    last: passage.last,
  }
}

function asBeat({ chosen, fits }: { chosen: Fitting[]; fits: boolean }, passages: readonly Passage[]): Beat {
  const used = chosen.flatMap(
    ({ first, draft }) => passages.find((one) => one.first === first && draft.includes(one.mark)) ?? [],
  )
  return { draft: chosen.map(({ draft }) => draft).join('\n\n'), fits, used }
}

const stakeWords =
  /\b(?:problem|hard|difficult|trouble|never|nobody|risk|fear|afraid|fail\w*|lost|lose|wrong|struggl\w*|threat\w*|danger\w*|cost|expensive|pain\w*|shame|broken|stuck|worr\w*|worst|challenge|can[’']t|cannot|without|money|fund\w*|pressure|hate)\b/gi

function stake(text: string): number {
  return Math.min(3, text.match(stakeWords)?.length ?? 0) * 1.5
}

/** What a statement says is at stake, as "Ada on what it costs" goes on. */
function stakeOf(text: string): string {
  return stakes.find(([words]) => words.test(text))?.[1] ?? 'sets the scene'
}

const stakes: [RegExp, string][] = [
  [/\b(?:afraid|scared|fear\w*|worr\w+|terrified)\b/i, 'on the fear behind it'],
  [/\b(?:shame\w*|guilt\w*|lonely|pain\w*|hurt\w*|crie?d)\b/i, 'on the part that hurts'],
  [/\b(?:money|cost\w*|fund\w*|expensive|pay|paid|dollars?|price\w*)\b/i, 'on what it costs'],
  [/\b(?:fail\w*|wrong|broken?|broke|risk\w*|danger\w*|lost|lose|threat\w*)\b/i, 'on what can go wrong'],
  [/\b(?:hard\w*|difficult|tricky|struggl\w*|challenge\w*|problem\w*|trouble)\b/i, 'on what makes it hard'],
  [/\b(?:can[’']t|cannot|couldn[’']t|without|stuck)\b/i, 'on what is not possible'],
  [/\b(?:nobody|no one|never)\b/i, 'on what goes unnoticed'],
]

const openings = ['Early on', 'Later', 'Towards the end']

/** "Later, at 27:11, Todd Gamblin admits: " by what kind of moment it is. */
function leadOf(episode: Episode, brief: Brief, passage: Passage, part: number): string {
  const name = nameOf(passage.speaker, brief)
  if (!speaksEnglish(episode)) return name === null ? '' : `${name}: `
  const sentences = episode.sentences.slice(passage.first, passage.last + 1)
  const at = `${sentences[0]?.estimated ? 'around' : 'at'} ${timeCode(passage.start)}`
  const verb = verbs.find(([cue]) => sentences.some(({ traits }) => traits.cues[cue] !== undefined))?.[1] ?? plainVerbs
  return name === null
    ? `${openings[part]}, ${at}: `
    : `${openings[part]}, ${at}, ${name} ${verb[part % verb.length]}: `
}

const plainVerbs = ['explains', 'describes it like this', 'puts it this way']

/** By the kind of moment, the rarer kinds first; one wording for each part, so that none comes twice. */
const verbs: [Cue, string[]][] = [
  ['confession', ['admits', 'is honest about it', 'admits']],
  ['turning-point', ['tells how it turned', 'tells how it turned', 'tells what changed']],
  ['advice', ['gives this advice', 'says what to do', 'gives this advice']],
  ['contrast', ['draws the line', 'sees it from the other side', 'draws the line']],
  ['claim', ['makes the case', 'puts it plainly', 'comes to the point']],
  ['story', ['tells the story', 'looks back', 'tells the story']],
]
