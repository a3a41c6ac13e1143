import type { Cue } from './episode.ts'
import {
  abstract,
  believes,
  cuePoints,
  evaluative,
  lifts,
  loosePronouns,
  pastForms,
  personal,
  pointing,
  speaksOfSelf,
  weighs,
} from './quotability-patterns.ts'
import type { Token } from './tagger.ts'
import { isEmptyWord } from './terms.ts'

// How well an English sentence would do as a quote: general and arguable in present tense lifts it; narration, jargon,
// pronouns without a noun and talk about the talk pull it down. Weights were set by reading what they choose.

/** 0–100; about 50 is an ordinary sentence that could be printed. */
export function quotabilityOf(text: string, tokens: readonly Token[], carried: Partial<Record<Cue, string>>): number {
  const words = tokens.filter((token) => token.pos !== 'PUNCT' && token.pos !== 'SPACE')
  if (words.length === 0) return 0
  let score = 34
  for (const cue of Object.keys(carried) as Cue[]) score += cuePoints[cue]
  for (const [pattern, points] of lifts) if (pattern.test(text)) score += points
  for (const [pattern, points] of weighs) if (pattern.test(text)) score -= points
  score += Math.min(12, (text.match(abstract)?.length ?? 0) * 4)
  score += Math.min(8, (text.match(evaluative)?.length ?? 0) * 4)

  const past = words.filter((token) => isPast(token)).length
  const present = words.filter((token) => (token.pos === 'VERB' || token.pos === 'AUX') && !isPast(token)).length
  if (past > present && !carried.confession && !carried['turning-point']) score -= 8
  const names = words.filter((token, index) => index > 0 && token.pos === 'PROPN').length
  score -= Math.min(16, Math.max(0, names - 1) * 4)
  const acronyms = words.filter((token) => /^[A-Z][A-Z\d]+s?$/.test(token.text)).length
  score -= Math.min(12, acronyms * 5)
  // "That" before a clause refers to nothing; only the tagger's pronouns and determiners without a noun count.
  const loose = words.filter((token, index) => loosePronouns.has(token.lower) && isLoose(words, index)).length
  score -= Math.min(24, loose * 5)
  const nouns = words.filter((token) => token.pos === 'NOUN' && !isEmptyWord(token.lemma.toLowerCase())).length
  score += nouns === 0 ? -12 : nouns === 1 ? -3 : 2
  if (speaksOfSelf.test(text) && !carried.confession && !believes.test(text)) score -= 9
  if (isGeneral(words, past)) score += 6
  if (words.length <= 30 && repeats(words)) score += 5
  if (words.length < 7) score -= 6
  if (words.length > 30) score -= words.length > 38 ? 9 : 4
  score -= Math.min(8, (text.match(pointing)?.length ?? 0) * 4)
  return Math.max(0, Math.min(100, score))
}

/** "Roots grow toward thirst": nobody in particular, nothing that happened once. */
function isGeneral(words: readonly Token[], past: number): boolean {
  if (past > 0) return false
  return !words.some((token, index) => (index > 0 && token.pos === 'PROPN') || personal.test(token.lower))
}

/** The same telling word twice, as in "the best code is the code you never write". */
function repeats(words: readonly Token[]): boolean {
  const seen = new Map<string, number>()
  for (const [index, { lemma, pos, lower }] of words.entries()) {
    const telling =
      (pos === 'NOUN' || pos === 'VERB' || pos === 'ADJ' || lower === 'never' || lower === 'always') && lower.length > 3
    const before = seen.get(lemma)
    if (telling && !isEmptyWord(lemma) && before !== undefined && index - before > 1) return true
    if (telling) seen.set(lemma, index)
  }
  return false
}

function isPast(token: Token): boolean {
  if (token.pos !== 'VERB' && token.pos !== 'AUX') return false
  return pastForms.has(token.lower) || (/ed$/.test(token.lower) && token.lemma !== token.lower)
}

function isLoose(words: readonly Token[], index: number): boolean {
  const [token, next] = [words[index], words[index + 1]]
  if (!token || token.pos === 'SCONJ') return false
  if (/^(?:this|that|these|those|his|her|their|one)$/.test(token.lower))
    return !next || (next.pos !== 'NOUN' && next.pos !== 'PROPN' && next.pos !== 'ADJ')
  if (token.lower === 'there') return !next || !/^(?:is|are|'s|was|were)$/.test(next.lower)
  return true
}
