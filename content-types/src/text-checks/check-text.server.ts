import { getEvidence } from '../type/evidence.server.ts'
import type { Evidence } from '../type/evidence.ts'
import { inQuotationMarks } from '../type/quotation-marks.ts'
import { touchesAvoided } from '../voice/avoided-topics.ts'
import { bannedPhraseIn } from '../voice/banned-phrases.ts'
import { forbiddenWords, saysForbidden } from '../voice/guidelines.ts'
import { figureProblems } from './figures.server.ts'
import { linkProblems, withoutLinks } from './links.server.ts'
import { nameProblems } from './names.server.ts'
import { readQuotations } from './quotations.server.ts'
import { ownWords } from './speakers.server.ts'
import type { SpokenContext } from './spoken-context.server.ts'
import type { Spoken } from './spoken-words.server.ts'

/** What a text may do, besides what it says about the episode. */
export type Rule = {
  /** The text may cite no sentences: hooks that ask, invitations, transitions. */
  free?: boolean
  /** The text sums up the episode: figures and names may come from anywhere in it. */
  wide?: boolean
  /**
   * The text describes a picture (its content, layout, colors): it isn't checked for figures or names of the episode.
   */
  picture?: boolean
  /** Numbers that count the text's own parts, e.g. slides of a list. */
  counted?: readonly number[]
}

export type Checked = {
  /** The text as it is printed: straight quotes as curly ones around what was said, nothing else changed. */
  text: string
  /** Where the cited sentences and found quotations were said; adjacent sentences of one turn are merged. */
  evidence: Evidence[]
  /** Ids of the sentences that the text cites or quotes, sorted. */
  ids: number[]
  quotations: Spoken[]
  /** Feedback for the writer: the concrete problem, and what to do. */
  problems: string[]
}

/**
 * Checks a text against the episode in everything that can be decided: quoted words, speakers, figures, names, ids,
 * tone.
 */
export function checkText(
  { text, ids }: { text: string; ids: readonly number[] },
  said: SpokenContext,
  rule: Rule = {},
): Checked {
  const plain = text.trim()
  const cited = [...new Set(ids)].filter((id) => said.episode.sentences[id] !== undefined && !said.forMachines.has(id))
  const { parts, spoken, problems: quoted } = readQuotations(plain, said, cited)
  const rests = [...new Set([...cited, ...spoken.flatMap(({ first, last }) => range(first, last))])].sort(
    (a, b) => a - b,
  )
  const own = ownWords(plain, parts)
  const words = withoutLinks(own)
  const problems = [
    ...idProblems(ids, said),
    ...(ids.length === 0 && rests.length === 0 && !rule.free
      ? ['It cites no sentences. Cite those it relies on.']
      : []),
    ...quoted,
    ...(rule.picture ? [] : [...figureProblems(words, said, rests, rule), ...nameProblems(words, said)]),
    ...linkProblems(own, said, rule),
    ...toneProblems(plain, own, said),
  ]
  return {
    text: withCurlyMarks(plain, parts),
    evidence: evidenceFor(rests, said),
    ids: rests,
    quotations: spoken,
    problems: [...new Set(problems)],
  }
}

function withCurlyMarks(text: string, parts: readonly { from: number; to: number }[]): string {
  return parts.reduce((line, { from, to }) => {
    const isDouble = line.charAt(from) === '"' || line.charAt(from) === '“'
    return isDouble ? `${line.slice(0, from)}${inQuotationMarks(line.slice(from + 1, to - 1))}${line.slice(to)}` : line
  }, text)
}

function idProblems(ids: readonly number[], { episode, forMachines }: SpokenContext): string[] {
  return ids.flatMap((id) => {
    if (!Number.isInteger(id) || episode.sentences[id] === undefined) return `There is no sentence ${id}.`
    return forMachines.has(id) ? `Sentence ${id} must not be used.` : []
  })
}

function toneProblems(plain: string, own: string, { brief }: SpokenContext): string[] {
  const { avoidTopics, brandGuidelines } = brief.voice
  const banned = bannedPhraseIn(own)
  const problems = banned === null ? [] : [`“${banned}” is a phrase we never write.`]
  if (/<\/?[a-z][^<>]{0,60}>|[[\]{}♪]/i.test(plain)) problems.push('It has tags or brackets. Write plain text.')
  if (touchesAvoided(plain, avoidTopics)) problems.push('It touches on a topic that must be left out.')
  const forbidden = forbiddenWords(brandGuidelines).find((word) => saysForbidden(own, [word]))
  if (forbidden !== undefined) problems.push(`“${forbidden}” is against the brand’s guidelines.`)
  return problems
}

/** Returns where the sentences were said; adjacent sentences of one turn are merged. */
function evidenceFor(ids: readonly number[], { episode }: SpokenContext): Evidence[] {
  const runs: { first: number; last: number }[] = []
  for (const id of [...ids].sort((a, b) => a - b)) {
    const before = runs.at(-1)
    const isNext = before?.last === id - 1 && episode.sentences[id]?.turn === episode.sentences[before.last]?.turn
    if (before && isNext) before.last = id
    else runs.push({ first: id, last: id })
  }
  return runs.map(({ first, last }) => getEvidence(episode, first, last))
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}
