import { type Quotes, saidQuotes } from '../types/quotes/quotes.ts'

/** Returns a message about quotes that no kit includes, with the reason; null if all are included. */
export function quotesLeftOut(quotes: Quotes): string | null {
  const count = quotes.length - saidQuotes(quotes).length
  if (count === 0) return null
  const [are, they] = count === 1 ? ['quote is', 'it is'] : ['quotes are', 'they are']
  return `${count} ${are} left out: ${they} not word for word what one person said`
}
