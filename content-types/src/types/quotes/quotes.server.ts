import { type Episode, episodeMinutes, type Line } from '@podcastai/episode'
import { choose } from '../../built-in/choice.server.ts'
import { explainLine } from '../../built-in/explain-strength.server.ts'
import { evidenceFor, materialFor } from '../../built-in/material.server.ts'
import { readsWhole } from '../../built-in/reads-whole.server.ts'
import { countFor, markCandidates } from '../../built-in/top-picks.server.ts'
import type { ServerType } from '../../server-interface/server-type.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { timeCode } from '../../type/time-code.ts'
import { addQuote } from './add-quote.server.ts'
import { quoteCategory } from './quote-category.server.ts'
import { quotesModel } from './quotes.model.server.ts'
import { quotesRules } from './quotes.quality.server.ts'
import { maxQuoteCharacters, type Quote, type Quotes, quoteWords } from './quotes.ts'

export const quotesOnServer: ServerType<Quotes> = {
  key: 'quotes',
  write,
  model: quotesModel,
  rules: quotesRules,
  addSelected: addQuote,
}

/** How many quotes are offered. */
const offered = { perHour: 12, min: 5, max: 16 } as const
/** Minimum seconds between two quotes. */
const secondsApart = 30
const picks = { from: 42, min: 3, max: 8 } as const
/** Maximum words of a line that people share; longer ones read like paragraphs. */
const maxWords = 45

const nothingToQuote = 'Nobody says a whole sentence in this transcript that could be quoted by itself.'

/** Writes quotes from the strongest lines, strongest first. */
function write(episode: Episode, brief: Brief): Finished<Quotes> {
  const { lines, tooPoor } = materialFor(episode, brief)
  if (tooPoor !== null) return { content: null, problems: [tooPoor] }
  const fitting = lines.filter(
    ({ words, text }) => words >= quoteWords.min && words <= maxWords && getTextWidth(text) <= maxQuoteCharacters,
  )
  const whole = fitting.filter(({ text }) => readsWhole(text))
  const told = whole.filter(({ text }) => !text.endsWith('?'))
  const candidates = [told, whole].find((found) => found.length > 0) ?? fitting
  const count = countFor(episodeMinutes(episode), offered)
  const chosen = choose(episode, candidates, { count, secondsApart, attempt: brief.attempt })
  if (chosen.length === 0) return { content: null, problems: [nothingToQuote] }
  const quotes = chosen.map((line) => ({ item: toQuote(withoutOpenEnd(line), episode), strength: line.strength }))
  return { content: markCandidates(quotes, picks), problems: [] }
}

function toQuote(line: Line, episode: Episode): Quote {
  const evidence = evidenceFor(episode, line)
  return {
    text: line.text,
    speaker: line.speaker,
    timestamp: timeCode(evidence.start),
    category: quoteCategory(line, episode),
    estimated: evidence.estimated,
    verified: true,
    evidence,
    why: explainLine(episode, line),
  }
}

const openEnds = [',', ';', ':', '-', '–', '—', ' ']

/** Returns the line without a comma or dash at its end, after which the sentence went on. */
function withoutOpenEnd(line: Line): Line {
  let text = line.text
  while (openEnds.some((mark) => text.endsWith(mark))) text = text.slice(0, -1)
  return { ...line, text, to: line.to - (line.text.length - text.length) }
}
