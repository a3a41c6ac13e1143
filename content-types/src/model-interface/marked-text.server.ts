import { checkText } from '../text-checks/check-text.server.ts'
import type { SpokenContext } from '../text-checks/spoken-context.server.ts'
import type { ValidatedPiece } from './model-type.server.ts'

/** A short text for a picture as a model writes it: "31 *dead* hives | A figure with its noun." */
export type MarkedText = {
  text: string
  highlightedWords: string[]
  /** Why it works; a generic sentence if the model gives none that passes the checks. */
  reasoning: string
}

export function markedText({ text: written }: ValidatedPiece['piece'], said: SpokenContext): MarkedText {
  const [marked = '', ...rest] = written.split('|')
  const stressed = [...marked.matchAll(/\*([^*]+)\*/g)].map(([, words]) => (words ?? '').trim())
  const text = withoutMarks(marked.replaceAll('*', '').trim()).replace(/[.,;:]$/, '')
  return {
    text,
    highlightedWords: stressed.length > 0 ? stressed : [findLongestWord(text)],
    reasoning: getReason(rest.join(' ').trim(), said) ?? 'Few words, large enough for a phone.',
  }
}

/** Returns the text without quotation marks around all of it. */
export function withoutMarks(text: string): string {
  return /^[“"«„][^“”"«»„]*[”"»“]$/u.test(text) ? text.slice(1, -1).trim() : text
}

/** Returns the reason if it contains no name, figure, or quotation that was not said; else null. */
function getReason(text: string, said: SpokenContext): string | null {
  if (text === '') return null
  const { problems } = checkText({ text, ids: [] }, said, { free: true, wide: true })
  return problems.length === 0 ? text : null
}

function findLongestWord(text: string): string {
  return text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
