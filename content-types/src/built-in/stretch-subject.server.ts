import { type Episode, isEverydayNoun, oncePer } from '@podcastai/episode'
import { plainWords } from '../quality/wording.server.ts'
import { topicTerms } from './subjects.server.ts'

// What a stretch of the episode is about, as a short noun phrase: "miss latency and the CDN".

type Stretch = { first: number; last: number }

/** Maximum number of terms of the whole episode to consider. */
const maxTerms = 60
/** Minimum times a stretch says a term: a name or several words, a noun, and a noun that is its whole name. */
const minTimes = { term: 2, noun: 3, alone: 5 } as const
/**
 * Share of the first term's weight that a second one must have, and the factor for a term that named another chapter.
 */
const [secondFrom, repeated] = [0.4, 0.3]
/** Weight factors of a term of the whole episode, of one of several words, and of a single noun. */
const factors = { known: 1.3, words: 1.2, noun: 0.6 } as const
/** Maximum characters of a phrase. */
const maxLength = 60

/**
 * Returns one or two terms as the name of a stretch; null if no term is clear. `used`: names of other stretches;
 * `isNeeded`: any term will do.
 */
export function nameStretch(
  episode: Episode,
  stretch: Stretch,
  { used, isNeeded }: { used: readonly string[]; isNeeded: boolean },
): string | null {
  const [first, ...others] = rankTerms(episode, stretch, used)
  if (!first) return null
  const second = others.find(
    ({ term, weight }) =>
      weight >= secondFrom * first.weight && !sharesWord(term, first.term) && fits(`${first.term} and ${term}`),
  )
  if (!second) return first.isClear || isNeeded ? first.term : null
  // A term of the whole episode comes first: "Grafana and dashboards".
  const [one, other] = second.isKnown && !first.isKnown ? [second, first] : [first, second]
  return `${one.term} and ${other.term}`
}

function fits(phrase: string): boolean {
  return phrase.length <= maxLength
}

function rankTerms(episode: Episode, { first, last }: Stretch, used: readonly string[]) {
  const before = used.join(' ').toLowerCase()
  return candidatesIn(episode)
    .flatMap(({ term, places, isNoun, isKnown }) => {
      const here = places.filter((id) => id >= first && id <= last).length
      if (here < (isNoun ? minTimes.noun : minTimes.term)) return []
      const again = before.includes(term.toLowerCase()) ? repeated : 1
      const kind = (isKnown ? factors.known : 1) * (term.includes(' ') ? factors.words : isNoun ? factors.noun : 1)
      const isClear = isKnown || !isNoun || here >= minTimes.alone
      return [{ term, isKnown, isClear, weight: here * Math.sqrt(here / places.length) * again * kind }]
    })
    .sort((a, b) => b.weight - a.weight)
}

type Candidate = { term: string; places: number[]; isNoun: boolean; isKnown: boolean }

/** Returns terms that recur in the episode or in one of its parts, each with the sentences that say it. */
const candidatesIn = oncePer((episode: Episode): Candidate[] => {
  const terms = topicTerms(episode, maxTerms)
  const known = new Set(terms.map((term) => term.toLowerCase()))
  const people = new Set(episode.speakers.flatMap(({ name }) => name.toLowerCase().split(/[\s,]+/)))
  const found = [...terms, ...episode.keyPhrases, ...episode.topics.flatMap(({ keyPhrases }) => keyPhrases)]
  const unique = [...new Map(found.map((term) => [term.toLowerCase(), term])).values()]
  const said = episode.sentences
    .filter(({ traits }) => traits.boilerplate !== 'sponsor')
    .map(({ id, text }) => ({ id, words: ` ${plainWords(text)} ` }))
  return unique.flatMap((term) => {
    const words = term.toLowerCase().split(' ')
    const isNoun = words.length === 1 && term === term.toLowerCase()
    if (words.some((word) => people.has(word)) || !mayName(term, known)) return []
    const plain = plainWords(term)
    const forms = [` ${plain} `, ` ${plain}s `, ` ${plain}es `]
    const places = said.flatMap(({ id, words }) => (forms.some((form) => words.includes(form)) ? [id] : []))
    return [{ term, places, isNoun, isKnown: known.has(term.toLowerCase()) }]
  })
})

/**
 * True if a term may name a stretch: not a noun common in any episode, and not a capitalized word that may be a first
 * name.
 */
function mayName(term: string, known: ReadonlySet<string>): boolean {
  if (known.has(term.toLowerCase())) return true
  if (term.includes(' ')) return !vague.has(term.split(' ')[0]?.toLowerCase() ?? '')
  if (/^\p{Lu}\p{Ll}+$/u.test(term)) return false
  return term.length > 3 && !isEverydayNoun(term)
}

/** Words before a noun that are only meaningful within their sentence. */
const vague = new Set('first second third next last few other same such more most certain different'.split(' '))

function sharesWord(a: string, b: string): boolean {
  const words = a.toLowerCase().split(' ')
  return b
    .toLowerCase()
    .split(' ')
    .some((word) => words.some((other) => word.startsWith(other) || other.startsWith(word)))
}
