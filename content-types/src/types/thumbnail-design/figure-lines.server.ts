import { countWords, type Episode, getSentences, getTokens, isDenial, type Line, type Token } from '@podcastai/episode'
import { lineAt } from '../../built-in/said-places.server.ts'
import { numbersIn, type SpokenNumber } from '../../talk/numbers.ts'
import { maxThumbnailWords } from './thumbnail-design.ts'

// "40 percent of startups": a share with what it is a share of, verbatim. Other figures ("98 things", "750K blocks")
// mean nothing on their own.

/** Words that show that the counted noun phrase continues. */
const goesOn = new Set('of who that which and or to'.split(' '))

/** Returns the shares in a line with what they are of. English only: what a number counts is determined by grammar. */
export function figureLines(line: Line, episode: Episode): Line[] {
  return getSentences(episode, line.first, line.last).flatMap((sentence) => {
    const tokens = getTokens(sentence)
    return (
      numbersIn(sentence.text)
        .filter(isTelling)
        // "It was not 40 percent of startups."
        .filter((number) => !tokens.some((token) => token.to <= number.from && isDenial(token)))
        .flatMap((number) => {
          const to = endOfCounted(tokens, number)
          const text = to === null ? '' : sentence.text.slice(number.from, to)
          const words = countWords(text)
          if (to === null || words < 2 || words > maxThumbnailWords) return []
          return [{ ...lineAt(sentence, number.from, to), strength: line.strength }]
        })
    )
  })
}

function isTelling({ readings: [reading] }: SpokenNumber): boolean {
  return reading?.measure?.kind === 'share'
}

/**
 * Returns where the noun that a number counts ends, "startups" in "40 percent of all startups"; null if there is none.
 */
function endOfCounted(tokens: readonly Token[], { to }: SpokenNumber): number | null {
  let at = tokens.findIndex(({ from }) => from >= to)
  if (at < 0) return null
  if (tokens[at]?.lower === 'of') at += 1
  if (tokens[at]?.pos === 'DET') at += 1
  let noun: Token | null = null
  for (let token = tokens[at]; token && isOfNoun(token); token = tokens[at]) {
    if (token.pos !== 'ADJ') noun = token
    at += 1
  }
  const isWhole = noun === tokens[at - 1] && !goesOn.has(tokens[at]?.lower ?? '')
  return noun !== null && isWhole ? noun.to : null
}

const isOfNoun = ({ pos }: Token) => pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ'
