import { isEnglishWord, oncePer } from '@podcastai/episode'
import { isGermanNoun } from './german-names.server.ts'
import type { SpokenContext } from './spoken-context.server.ts'

// Names that two languages write differently: "Deutschland" and "Germany", "München" and "Munich".

/** True if a name may be another language's spelling of one in the talk. A judge has to tell whether it is. */
export function isSpelledElsewhere(name: string, said: SpokenContext): boolean {
  if (!said.isTranslated) return false
  return isSamePlace(name, said) || heardSounds(said).some((heard) => isAlike(toConsonants(name), heard))
}

/** True if a name is a country, a language, or its people, and the talk names it in its own language. */
function isSamePlace(name: string, { line, talkLanguage, textLanguage }: SpokenContext): boolean {
  const wanted = fold(name)
  return kinds.some((kind) =>
    codes.some((code) => {
      const own = displayNames(textLanguage ?? 'en', kind).of(code)
      if (own === undefined || !startsAlike(fold(own), wanted)) return false
      const theirs = fold(displayNames(talkLanguage ?? 'en', kind).of(code) ?? own)
      return fold(line).includes(` ${theirs.slice(0, Math.max(4, theirs.length - 2))}`)
    }),
  )
}

/** True for "deutsch" and "Deutsche", "German" and "Germans": the same word, or with an ending. */
function startsAlike(own: string, wanted: string): boolean {
  return wanted === own || (wanted.startsWith(own) && wanted.length <= own.length + 2)
}

const kinds = ['region', 'language'] as const
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters.flatMap((one) => letters.map((other) => one + other))

const opened = new Map<string, Pick<Intl.DisplayNames, 'of'>>()

function displayNames(language: string, type: (typeof kinds)[number]): Pick<Intl.DisplayNames, 'of'> {
  const key = `${language} ${type}`
  const names = opened.get(key) ?? nameLookup(language, type)
  opened.set(key, names)
  return names
}

/** Looks all codes up once, because each look-up takes a while. */
function nameLookup(language: string, type: (typeof kinds)[number]): Pick<Intl.DisplayNames, 'of'> {
  const names = new Intl.DisplayNames([language], { type, fallback: 'none' })
  const all = new Map(codes.map((code) => [code, names.of(type === 'language' ? code.toLowerCase() : code)]))
  return { of: (code) => all.get(code) }
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** The consonants of words in the talk that may be names: with a capital inside a sentence, and no other nouns. */
const heardSounds = oncePer(({ episode, english, forMachines }: SpokenContext): string[] => {
  const names = episode.sentences.flatMap(({ id, text }) =>
    forMachines.has(id)
      ? []
      : [...text.matchAll(/(?<=[\p{L},] )\p{Lu}[\p{L}\p{M}’'-]+/gu)].flatMap(({ 0: name, index }) => {
          const isNoun = english ? isEnglishWord(name.toLowerCase()) : isGermanNoun(text.slice(0, index), name)
          return isNoun ? [] : name
        }),
  )
  return [...new Set(names.map(toConsonants))].filter(({ length }) => length >= 2)
})

/** Returns the consonants of a name, one letter for those that languages write differently: "Köln", "Cologne" → "kln". */
function toConsonants(name: string): string {
  return spellings.reduce((sounds, [written, sound]) => sounds.replace(written, sound), fold(name))
}

const spellings: [RegExp, string][] = [
  [/sch|sz/g, 's'],
  [/ck|ch|c(?![eiy])|q|gh?(?=n)/g, 'k'],
  [/c|z|ß/g, 's'],
  [/ph|[vw]/g, 'f'],
  [/[^a-z]|[aeiouyh]/g, ''],
  [/([a-z])\1+/g, '$1'],
]

/** True if two names begin alike and most consonants of the shorter one follow in the longer one, in order. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 2 || short[0] !== long[0] || long.length > short.length + 2) return false
  let [at, found] = [0, 0]
  for (const letter of short) {
    const next = long.indexOf(letter, at)
    if (next < 0) continue
    found += 1
    at = next + 1
  }
  return found / short.length > 0.7
}
