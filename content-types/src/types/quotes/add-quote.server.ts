import { withoutOpenEnd } from '../../built-in/printed.server.ts'
import { EditRefusal } from '../../type/edit-context.ts'
import { passagesMeet } from '../../type/evidence.ts'
import type { AddedItem, SelectedWords } from '../../type/selected-words.ts'
import { type EditedQuotes, maxCharactersOfQuote, type Quotes } from './quotes.ts'

/** Adds selected words as a quote, word for word; the same quote isn't added twice. @throws EditRefusal */
export function addQuote(quotes: Quotes, { words, passage, isOneTurn }: SelectedWords): AddedItem {
  if (!isOneTurn) throw new EditRefusal('Two people say these words. Select what one of them says.')
  const text = withoutOpenEnd(words)
  if (text.length > maxCharactersOfQuote) {
    const max = maxCharactersOfQuote.toLocaleString('en-US')
    throw new EditRefusal(`This is too long for a quote. Select up to ${max} characters.`)
  }
  const same = quotes.findIndex((quote) => quote.text === text && passagesMeet(quote.evidence, passage))
  if (same >= 0) return { edited: quotes, path: String(same) }
  const added: EditedQuotes[number] = { text, category: 'insight', evidence: passage }
  return { edited: [...quotes, added], path: String(quotes.length) }
}
