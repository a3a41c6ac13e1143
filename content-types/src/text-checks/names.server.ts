import { isEnglishWord, oncePer, tag } from '@podcastai/episode'
import { plainWords } from '../quality/wording.server.ts'
import { germanNames } from './german-names.server.ts'
import { isSpelledElsewhere } from './names-across-languages.server.ts'
import { occurs, type SpokenContext } from './spoken-context.server.ts'

/**
 * Returns problems with names that neither the episode nor the settings have; `own` is a text without its quotations.
 */
export function nameProblems(own: string, said: SpokenContext): string[] {
  return own.split(/\n+/).flatMap((line) => {
    const planted = (line.match(word) ?? []).filter((one) => isPlanted(one, said))
    if (planted.length > 0) return planted.map((one) => `The name “${one}” must not be used in your own words.`)
    const ranks = (line.match(rank) ?? []).filter((one) => !occurs(one, said))
    const names = said.textLanguage === 'de' ? namesInGerman(line, said) : namesInLine(line, said)
    return [...ranks, ...names]
      .filter((name) => !isKnown(name, said))
      .map((name) => `The name “${name}” isn’t in the episode. Leave it out, or use one that was said.`)
  })
}

function namesInGerman(line: string, said: SpokenContext): string[] {
  const inner = (line.match(word) ?? []).filter(hasInnerCapital)
  return [...inner, ...germanNames(line, said.voices, (one) => isOnePlace(one, said) || isRespelled(one, said))]
}

function namesInLine(line: string, said: SpokenContext): string[] {
  if (!isTitleCase(line)) return namesIn(line, said)
  return (line.match(word) ?? []).filter(said.writesEnglish ? isStrange : hasInnerCapital)
}

const word = /(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}’'.&-]*[\p{L}\p{N}]|[\p{L}\p{N}])/gu

/**
 * True if a word is a name planted by instructions to a machine, in any spelling; a dictionary word counts only if
 * capitalized.
 */
function isPlanted(written: string, { planted }: SpokenContext): boolean {
  const plain = plainWords(withoutEnding(written))
  return planted.has(plain) && (/^\p{Lu}/u.test(written) || !isEnglishWord(plain))
}

/**
 * True if a line is in title case or capitals, which reveal no names: "Why Most Toasters Die", "DUST IS NOT A FAULT".
 */
function isTitleCase(line: string): boolean {
  const words = (line.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((one) => !minor.test(one))
  const capitals = words.filter((one) => /^\p{Lu}/u.test(one)).length
  return words.length >= 2 && capitals / words.length >= 0.75
}

/** Titles before a name. */
const rank = /\b(?:Professor|Prof|Doctor|Dr|Sir|Senator|Captain|Judge|President|Governor|Minister)\b(?=\.? \p{Lu})/gu

const minor = /^(?:an?|the|of|and|or|but|nor|for|to|in|on|at|by|with|from|as|vs|is|it|i|my|your|our|not|no)$/i

/** True if a word looks like a name regardless of context: capitalized, and not a word of the language. */
function isStrange(written: string): boolean {
  return /^\p{Lu}|\p{Ll}\p{Lu}/u.test(written) && !written.split(/[-&]/).every(isOrdinary)
}

/** Returns runs of words that look like names. At the start of a sentence a word counts only if its grammar says so. */
function namesIn(line: string, said: SpokenContext): string[] {
  const bare = said.writesEnglish ? bareNames(line) : new Set<number>()
  const runs: { text: string; end: number }[] = []
  for (const match of line.matchAll(word)) {
    const [written] = match
    const starts = /(?:^|[.!?…:|–—•→(\uFFFC\p{Extended_Pictographic}]|\d[.)])(?:[\s"“”‘’'*_-]|\uFE0F)*$/u.test(
      line.slice(0, match.index),
    )
    const isInner = hasInnerCapital(written)
    const isCapital = /^\p{Lu}/u.test(written) && !/^I(?:[’']|$)/.test(written) && !isShouted(written, said)
    const isAtStart = starts && !(said.writesEnglish ? isStrange(written) : false)
    const before = runs.at(-1)
    if (!isInner && !(isCapital && !isAtStart) && !bare.has(match.index)) continue
    if (before && before.end + 1 === match.index && !/[.,]$/.test(before.text)) {
      before.text += ` ${written}`
      before.end = match.index + written.length
    } else runs.push({ text: written, end: match.index + written.length })
  }
  return runs.map(({ text }) => text)
}

/** True for names such as "YouTube" and "GPT4". */
function hasInnerCapital(written: string): boolean {
  return (
    /\p{Ll}\p{Lu}/u.test(written) ||
    (/\p{Lu}/u.test(written) && /\p{L}\p{N}|\p{N}\p{L}/u.test(written) && !/^\p{N}/u.test(written))
  )
}

/** True if a word is in capitals for emphasis: "NOT". Without a dictionary, abbreviations can't be told from it. */
function isShouted(written: string, { writesEnglish }: SpokenContext): boolean {
  return /^\p{Lu}[\p{Lu}’'-]+$/u.test(written) && (!writesEnglish || written.split('-').every(isOrdinary))
}

/** Returns the offsets of words that are names at the start of a sentence: "Apple pays". */
function bareNames(line: string): Set<number> {
  const { tokens } = tag(line)
  return new Set(
    tokens.flatMap(({ text, lower, pos, from }, index) => {
      const next = tokens[index + 1]
      const isBare = /^(?:VERB|AUX)$/.test(next?.pos ?? '') && /s$/.test(next?.lower ?? '') && !/s$/.test(lower)
      return pos === 'PROPN' && isBare && /^\p{Lu}\p{Ll}/u.test(text) ? from : []
    }),
  )
}

/**
 * True if a run of words was said, is known from the settings, is a name that the transcript misheard, or is not a
 * name.
 */
function isKnown(run: string, said: SpokenContext): boolean {
  if (isOnePlace(run, said) || isRespelled(run, said)) return true
  const words = run.split(/\s+/)
  const ofPeople = new Set(
    words.flatMap(
      (one) =>
        said.voices.find(({ names }) => names.some((name) => name.split(' ').includes(withoutEnding(one))))?.speaker ??
        [],
    ),
  )
  const isStitched =
    ofPeople.size > 1 &&
    !said.voices.some(({ names }) => names.some((name) => name.includes(' ') && run.includes(name)))
  return (
    words.length > 1 &&
    !isStitched &&
    words.every(
      (one, at) =>
        isOnePlace(one, said) || isRespelled(one, said) || isRespelledInPair(words, at, said) || /^\d+$/.test(one),
    )
  )
}

function isOnePlace(name: string, said: SpokenContext): boolean {
  const plain = withoutEnding(name)
  if (common.test(plain) || isOfPlace(plain, said) || isSpelledElsewhere(plain, said)) return true
  const single = plain.replace(/(?:es|s)$/, '')
  // A New Yorker is from New York.
  return [
    plain,
    single,
    `${plain}s`,
    `${plain}'s`,
    plain.replace(/s$/, ''),
    plain.replace(/(?<=\p{L}{4})ers?$/u, ''),
  ].some((form) => occurs(form, said))
}

/** True if a name is a letter or two off one in the transcript: "Ramalho" for "Romalo". */
function isRespelled(name: string, said: SpokenContext): boolean {
  const plain = withoutEnding(name).toLowerCase()
  const max = plain.length >= 6 ? 2 : plain.length >= 4 ? 1 : 0
  return max > 0 && heardNames(said).some((heard) => heard[0] === plain[0] && isWithin(plain, heard, max))
}

/** True if one word of a full name sounds like what was said with the other: "Marc Brooker" for "Mark Brooker". */
function isRespelledInPair(words: readonly string[], at: number, said: SpokenContext): boolean {
  const [before, own, after] = [words[at - 1], words[at] ?? '', words[at + 1]].map((one) =>
    one === undefined ? null : withoutEnding(one).toLowerCase(),
  )
  if (own == null || own.length < 4) return false
  return heardPairs(said).some(
    ([first, second]) =>
      (second === after && toSounds(first) === toSounds(own)) ||
      (first === before && toSounds(second) === toSounds(own)),
  )
}

/** Returns a name in one spelling of those that sound the same: "Marc" and "Mark", "Sara" and "Sarah". */
function toSounds(name: string): string {
  return sounds.reduce((spelled, [written, sound]) => spelled.replace(written, sound), name)
}

const sounds: [RegExp, string][] = [
  [/ck|c(?![eiy])|q/g, 'k'],
  [/ph/g, 'f'],
  [/z|c(?=[eiy])/g, 's'],
  [/y/g, 'i'],
  [/(?<=..)[eh]$|h(?=[bdfgklmnprst])/g, ''],
  [/(\p{L})\1/gu, '$1'],
]

/** Two capitalized words in a row in the transcript, in lowercase: full names, among others. */
const heardPairs = oncePer(({ episode, forMachines }: SpokenContext): [string, string][] =>
  episode.sentences.flatMap(({ id, text }) =>
    forMachines.has(id)
      ? []
      : [...text.matchAll(/(?<![\p{L}])(\p{Lu}\p{Ll}+)(?= (\p{Lu}\p{Ll}+))/gu)].map(
          ([, first = '', second = '']): [string, string] => [first.toLowerCase(), second.toLowerCase()],
        ),
  ),
)

/** Words that look like names in the transcript, in lowercase. */
const heardNames = oncePer(({ episode, forMachines }: SpokenContext): string[] => {
  const texts = episode.sentences.flatMap(({ id, text }) => (forMachines.has(id) ? [] : text))
  const names = texts.flatMap((text) => text.match(/(?<=[\p{L},] )\p{Lu}[\p{L}\p{M}’'-]+/gu) ?? [])
  return [...new Set(names.map((name) => withoutEnding(name).toLowerCase()))].filter((name) => !isOrdinary(name))
})

/** True if two words differ by at most `max` inserted, deleted, or changed letters. */
function isWithin(one: string, other: string, max: number): boolean {
  if (Math.abs(one.length - other.length) > max) return false
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, there] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === there ? 0 : 1)
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return (row.at(-1) ?? 0) <= max
}

function withoutEnding(name: string): string {
  return name.replace(/[’']s?$/u, '')
}

/** Places and days that any text may name, platforms where posts are read, and short forms of everyday words. */
const common =
  /^(?:I|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|YouTube|Instagram|Spotify|Apple Podcasts?|TikTok|LinkedIn|Twitter|X|Facebook|Threads|Internet|Web|God|Christmas|English|AI|TV|DMs?|FAQ|POV|PS|P\.S|Q&A|DIY|OK|US|U\.S|USA|UK|EU|CEO|AM|PM|PDF|URL|CTA|FYI|IMO|ICYMI|TBH|TL;DR|UX|API|SEO|KPI|ROI|B2B|SaaS|Hmm+|Psst|Aha|Gonna|Selfies?|Emojis?|Vs|Dos|B-roll|Link|Part|Episode|Season|Step|Rule|Day|Lesson|Question)$/

/** True if a name is an adjective or person of a place that was said: "Italian" for "Italy". */
function isOfPlace(name: string, { line, known }: SpokenContext): boolean {
  const places = demonyms.get(name.toLowerCase().replace(/s$/, ''))
  return places?.some((place) => line.includes(` ${place} `) || known.includes(` ${place} `)) ?? false
}

const demonyms = new Map(
  `african=africa american=america,usa,us,states asian=asia australian=australia austrian=austria,vienna belgian=belgium berliner=berlin
  brazilian=brazil british=britain,uk,england,london bulgarian=bulgaria canadian=canada chinese=china,beijing czech=prague danish=denmark
  dutch=netherlands,holland,amsterdam english=england,london european=europe finnish=finland french=france,paris german=germany,berlin
  greek=greece,athens hungarian=hungary,budapest indian=india irish=ireland,dublin israeli=israel italian=italy,rome,milan japanese=japan,tokyo
  korean=korea,seoul latin=latin londoner=london mexican=mexico norwegian=norway,oslo parisian=paris polish=poland portuguese=portugal,lisbon
  russian=russia,moscow scottish=scotland spanish=spain,madrid swedish=sweden,stockholm swiss=switzerland,zurich thai=thailand turkish=turkey
  ukrainian=ukraine welsh=wales`
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([name = '', places = '']) => [name, places.split(',')] as const),
)

/**
 * True if a word is in the dictionary, also with an ending or as a compound: "podcasters", "unbothered", "rulebook".
 */
function isOrdinary(written: string): boolean {
  const plain = withoutEnding(written).toLowerCase().replaceAll('’', "'")
  if (plain.length <= 2 || hasRoot(plain)) return true
  for (let at = 4; at <= plain.length - 3; at++)
    if (isEnglishWord(plain.slice(0, at)) && hasRoot(plain.slice(at))) return true
  return false
}

function hasRoot(plain: string): boolean {
  const roots = endings.flatMap(([ending, put]) => (ending.test(plain) ? plain.replace(ending, put) : []))
  return [plain, plain.replace(/^(?:un|re|non|in|on|up|de|co|over|out|mis|dis|anti)/, ''), ...roots].some(
    (root) => root.length >= 3 && isEnglishWord(root),
  )
}

const endings: [RegExp, string][] = [
  [/(?:e?s|e?d|ing|ers?|ly|ness|less|ful|able|ish)$/, ''],
  [/(?:ed|ing|ers?|able)$/, 'e'],
  [/(?:ies|ied|ily|iness|iers?)$/, 'y'],
  [/(\p{L})\1(?:ed|ing|ers?)$/u, '$1'],
]
