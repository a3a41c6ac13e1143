import type { LineSpan, Prepared } from '../judgement/prepared.ts'

/** Subjects that a stranger understands without what was said before. */
const clearSubjects = new Set("i you we nobody everybody everyone people never don't if there".split(' '))

/** True if a line of a few words, shown in large type, ends its sentence and names who or what it is about. */
export function isWholeClause(all: readonly Prepared[], { first, from, to }: LineSpan): boolean {
  const { tokens, question } = all[first] ?? { tokens: [], question: false }
  if (to !== tokens.length || question) return false
  const words = tokens.slice(from)
  const [subject] = words
  const acts = words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const names = subject?.pos === 'NOUN' || subject?.pos === 'PROPN' || subject?.pos === 'DET' || subject?.pos === 'ADJ'
  const points = words.slice(0, 2).some(({ lower }) => pointing.has(lower))
  return acts && !points && (clearSubjects.has(subject?.lower ?? '') || (names && from === 0))
}

const pointing = new Set('this that these those it they he she them him her'.split(' '))
