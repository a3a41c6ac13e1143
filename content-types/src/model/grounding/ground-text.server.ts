import { touchesAvoided } from '../../avoided-topics.ts'
import { bannedPhraseIn } from '../../banned-phrases.ts'
import { evidenceOf } from '../../evidence.server.ts'
import type { Evidence } from '../../evidence.ts'
import { plainWords } from '../../quality/wording.server.ts'
import { forbiddenWords, saysForbidden } from '../../voice/guidelines.ts'
import { attributionProblems, withoutQuotations } from './attribution.server.ts'
import { strayNames } from './name-places.server.ts'
import { nameProblems } from './names.server.ts'
import { isInvitation, otherLanguageProblem } from './other-language.server.ts'
import { ownWordsProblem } from './own-words.server.ts'
import { pictureProblem } from './picture-words.server.ts'
import { findQuotation, type Quotation, quotedParts } from './quotations.server.ts'
import type { Said } from './said.server.ts'
import { sentenceProblems } from './sentence-problems.server.ts'
import { groundOf, numberProblems } from './support.server.ts'

/** A text by a model, with the sentences it says it rests on. */
export type ModelText = { text: string; ids: readonly number[] }

export type GroundedText = {
  /** The text, its quotations as marks that point at the episode's words. */
  draft: string
  /** Where the sentences it rests on were said. */
  evidence: Evidence[]
  /** Sentences that it rests on: those it named, and those it quotes. */
  ids: number[]
  /** What is not true to the episode, in words for whoever wrote it. */
  problems: string[]
}

export type Grounds = {
  /** It may rest on nothing, as an invitation to listen does. */
  free?: boolean
  /** It sums up more than the sentences it names; its words may come from anywhere in the episode. */
  wide?: boolean
  /** It stands on a picture, in somebody's own voice: as it is, it was said. */
  spoken?: boolean
  /** It tells how a picture looks or why it works: names and figures count, but it claims nothing about the talk. */
  picture?: boolean
  /** Numbers that count the text's own parts, such as the slides of a list. */
  counted?: readonly number[]
}

/** Holds a text against the episode: names, numbers, quoted words, whose words they are, and what the sentences say. */
export function groundText(
  { text, ids }: ModelText,
  said: Said,
  { free = false, wide = false, spoken = false, picture = false, counted = [] }: Grounds = {},
): GroundedText {
  const plain = text.replace(/\[\[|\]\]/g, '').trim()
  const parts = quotedParts(plain)
  const named = [...new Set(ids)]
  const known = named.filter((id) => Number.isInteger(id) && said.episode.sentences[id] !== undefined)
  const problems = [
    ...idProblems(named, said),
    ...(named.length === 0 && !free ? ['It names no sentences it rests on.'] : []),
  ]
  const quotations = parts.map(({ written }) => findQuotation(written, said, known))
  problems.push(...quotations.filter(({ written }) => !isKnown(written, said)).flatMap(quotationProblems))
  const own = withoutQuotations(plain, parts)
  // Its nouns are written like names there, and said nowhere in the talk.
  const claims = said.english ? own : withoutInvitations(own, said)
  const words = claims.replace(/[\uE000-\uE0FF]/g, '\uFFFC')
  const rests = [...new Set([...known, ...quotations.flatMap(({ place }) => (place ? range(place) : []))])]
  const ground = groundOf(said, rests)
  const told = wide ? groundOf(said, []) : ground
  const quoted = spoken ? findQuotation(plain, said, rests) : null
  const wasSaid = quoted?.place != null && rests.includes(quoted.place.first)
  if (wasSaid && quoted?.problem) problems.push(...quotationProblems(quoted))
  problems.push(
    ...attributionProblems(own, quotations, said),
    ...nameProblems(words, said),
    ...strayNames(words, said, told),
    ...numberProblems(own, said, ground, counted),
    ...toneProblems(plain, own, said),
    ...(wasSaid
      ? []
      : ownSentences(claims).flatMap((sentence) => sentenceProblems(sentence, own, said, { ground: told, picture }))),
    ...(wasSaid ? [] : unearned(own, said, { rests, wide, picture, counted })),
  )
  return {
    draft: withMarks(plain, parts, quotations),
    evidence: evidenceFor(rests, said),
    ids: rests.sort((a, b) => a - b),
    problems: [...new Set(problems)],
  }
}

function idProblems(ids: readonly number[], { episode, forMachines }: Said): string[] {
  return ids.flatMap((id) => {
    if (!Number.isInteger(id) || episode.sentences[id] === undefined) return `There is no sentence ${id}.`
    return forMachines.has(id) ? `Sentence ${id} is not to be used.` : []
  })
}

/** The name of the podcast or of the project, in quotation marks. */
function isKnown(written: string, { known }: Said): boolean {
  return known.includes(` ${plainWords(written)} `)
}

function quotationProblems({ written, place, problem }: Quotation): string[] {
  if (place === null) return [`“${written}” was not said like that by one speaker in one go.`]
  return problem === null ? [] : [`“${written}” ${problem}.`]
}

function toneProblems(plain: string, own: string, { brief }: Said): string[] {
  const { avoidTopics, brandGuidelines } = brief.voice
  const banned = bannedPhraseIn(own)
  const problems = banned === null ? [] : [`“${banned}” is a phrase we never write.`]
  if (touchesAvoided(plain, avoidTopics)) problems.push('It touches a topic that is to be left out.')
  const forbidden = forbiddenWords(brandGuidelines).find((word) => saysForbidden(own, [word]))
  if (forbidden !== undefined) problems.push(`“${forbidden}” is against the brand’s guidelines.`)
  return problems
}

/** Sentences in words of ours that nothing they rest on says. */
function unearned(
  own: string,
  said: Said,
  {
    rests,
    wide,
    picture,
    counted,
  }: { rests: readonly number[]; wide: boolean; picture: boolean; counted: readonly number[] },
): string[] {
  const { sentences } = said.episode
  const cited = (wide ? [...sentences.keys()] : rests).flatMap((id) =>
    said.forMachines.has(id) ? [] : (sentences[id] ?? []),
  )
  return ownSentences(own).flatMap((sentence) => {
    const claimed = withoutCounts(sentence, said, counted)
    const problem = !said.english
      ? otherLanguageProblem(sentence, said, rests)
      : picture
        ? pictureProblem(claimed, said)
        : ownWordsProblem(claimed, cited, said)
    return problem === null
      ? []
      : `“${sentence.replace(/[\uE000-\uE0FF]/g, ' … ')}” says what the sentences it rests on do not say: ${problem}`
  })
}

/** Without the number of its own parts and the length of the talk. */
function withoutCounts(sentence: string, { episode }: Said, counted: readonly number[]): string {
  const minutes = Math.round(episode.durationSeconds / 60)
  return sentence.replace(
    /\b(\d+) (statements|answers|lines|sentences|steps|questions|moments|quotes|minutes?)\b/gi,
    (written, figure, noun) =>
      (/^minute/i.test(noun) ? Number(figure) === minutes : counted.includes(Number(figure))) ? ' ' : written,
  )
}

function ownSentences(own: string): string[] {
  return own
    .split(/(?<=[.!?…][\uE000-\uE0FF]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
}

function withoutInvitations(own: string, said: Said): string {
  return ownSentences(own).reduce(
    (left, sentence) => (isInvitation(sentence, said) ? left.replace(sentence, '') : left),
    own,
  )
}

function withMarks(
  plain: string,
  parts: readonly { from: number; to: number }[],
  quotations: readonly Quotation[],
): string {
  let draft = ''
  let at = 0
  for (const [index, { from, to }] of parts.entries()) {
    const quotation = quotations[index]
    const runsOn = /^\s+\p{Ll}/u.test(plain.slice(to)) && !/[.,!?]$/.test(quotation?.written ?? '')
    const words = quotation?.mark && !runsOn ? quotation.mark : (quotation?.words ?? '')
    draft += `${plain.slice(at, from)}“${words}”`
    at = to
  }
  return draft + plain.slice(at)
}

/** One piece of evidence for each run of neighbouring sentences. */
function evidenceFor(ids: readonly number[], { episode, forMachines }: Said): Evidence[] {
  const sorted = [...ids].filter((id) => !forMachines.has(id)).sort((a, b) => a - b)
  const runs: { first: number; last: number }[] = []
  for (const id of sorted) {
    const run = runs.at(-1)
    if (run && id === run.last + 1 && episode.sentences[id]?.turn === episode.sentences[run.last]?.turn) run.last = id
    else if (run?.last !== id) runs.push({ first: id, last: id })
  }
  return runs.map(({ first, last }) => evidenceOf(episode, first, last))
}

function range({ first, last }: { first: number; last: number }): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}
