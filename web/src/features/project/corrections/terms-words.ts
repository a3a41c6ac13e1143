import type { TermNow } from '@podcastai/contracts'

/**
 * Describes what happened to the glossary when corrections for all episodes were undone; undefined if they added
 * nothing to it.
 */
export function termsWords(terms: readonly TermNow[]): string | undefined {
  const [term] = terms
  if (!term) return undefined
  if (terms.length > 1) {
    const changed = terms.filter(({ isChanged }) => isChanged).length
    const stay = terms.length - changed
    const stays = stay > 0 ? ` ${stay} stay${stay === 1 ? 's' : ''} as ${stay === 1 ? 'it is' : 'they are'}.` : ''
    return `${changed} of ${terms.length} glossary entries went back to what was there before.${stays}`
  }
  const { heard, written, isChanged } = term
  if (written === null) return `“${heard}” is no longer in the glossary.`
  return `The glossary ${isChanged ? 'now' : 'still'} corrects “${heard}” to “${written}”.`
}
