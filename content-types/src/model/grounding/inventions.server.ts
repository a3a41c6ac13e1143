import type { Sentence } from '@podcastai/episode'
import type { Said } from './said.server.ts'
import { stemOf, type Wording, wordingSaid } from './wording.server.ts'

// Single words that make a sentence untrue although most of it was said: a thing that nobody mentions, somebody's wife
// in the place of the speaker, a strong word that was not used.

/** The first word of a claim that its ground does not bear, in words; null where there is none. */
export function inventedWord(own: Wording, text: string, said: Said, { ground, closest }: Grounds): string | null {
  const lower = lowerWords(text)
  const inGround = stemsIn(ground)
  const beside = ground.filter(({ id }) => closest.some((one) => Math.abs(one.id - id) <= 1))
  const people = lower.find((word) => relations.has(word) && !stemsIn(beside).has(stemOf(word)))
  if (people !== undefined) return `“${people}” is not in the sentence that says this.`
  const strong = lower.find((word) => strongStems.has(stemOf(word)) && !inGround.has(stemOf(word)))
  if (strong !== undefined) return `“${strong}” is not said there.`
  if (!said.english) return null
  const known = [said.stems, said.knownStems, inWordingOf(ground, said)]
  const thing = own.words.find(
    ({ stem, isThing, isLight }) => isThing && !isLight && known.every((stems) => !stems.has(stem)),
  )
  return thing === undefined ? null : `nobody speaks of “${thing.stem}…”.`
}

type Grounds = { ground: readonly Sentence[]; closest: readonly Sentence[] }

function stemsIn(sentences: readonly Sentence[]): Set<string> {
  return new Set(sentences.flatMap(({ text }) => lowerWords(text).map(stemOf)))
}

/** "Loaves" are a loaf only to who knows the language. */
function inWordingOf(sentences: readonly Sentence[], { english }: Said): Set<string> {
  return new Set(sentences.flatMap((sentence) => wordingSaid(sentence, english).words.map(({ stem }) => stem)))
}

function lowerWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []
}

const relations = new Set(
  'wife husband partner son daughter child mother father mom dad parents brother sister boss colleague friend neighbor neighbour teacher doctor lawyer investor landlord ex-wife ex-husband widow girlfriend boyfriend grandmother grandfather uncle aunt cousin'.split(
    ' ',
  ),
)

const strongStems = new Set(
  'hate love fear regret refuse quit resign fail lie cheat steal divorce die kill sue fire bankrupt destroy ruin betray abuse threaten arrest convict fraud scandal crime criminal illegal fake scam addict suicide rape attack blame accuse condemn despise adore worship cure guarantee prove promise'
    .split(' ')
    .map(stemOf),
)
