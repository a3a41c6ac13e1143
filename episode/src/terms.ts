import type { Reading } from './sentences.ts'
import { isPlainWord } from './words.ts'

const empty = new Set(
  'thing things people person way ways time times lot lots kind sort stuff bit something anything everything nothing someone everyone one ones point sense year years day days week month today yeah okay like just really actually basically gonna wanna gotta guy guys question questions example part case idea be have do get go make know think say see want need look come take tell try let use talk mean feel thank happen start put give keep good great big little new first last next other many much more most same different able sure right only own cool nice interesting laughter mean maybe probably whole number end side place fact work com org net awesome best amazing'.split(
    ' ',
  ),
)

/** Returns the words of a sentence that say what it is about: lemmas in English, long words in other languages. */
export function listTerms({ sentence, tokens }: Reading): string[] {
  if (tokens.length === 0)
    return (sentence.text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= 5)
  const terms: string[] = []
  for (const { pos, lower, lemma } of tokens) {
    if ((pos !== 'NOUN' && pos !== 'VERB' && pos !== 'PROPN' && pos !== 'ADJ') || lower.length <= 2) continue
    if (!isPlainWord(lower) && !wordWithMarks.test(lower)) continue
    const term = lemma.toLowerCase()
    if (term.length > 2 && !empty.has(term)) terms.push(term)
  }
  return terms
}

const wordWithMarks = /^\p{L}[\p{L}\p{N}'+#.-]*$/u

export function isEmptyWord(word: string): boolean {
  return empty.has(word)
}
