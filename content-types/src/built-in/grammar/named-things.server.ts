import { type Episode, oncePer } from '@podcastai/episode'

/** A name of somebody the talk tells about: "Dario came back", "my apprentice, Dario". Brands are written otherwise. */
export function isPersonsName(phrase: string, episode: Episode): boolean {
  if (!/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(phrase)) return false
  return firstNames.has(phrase) || saidOf(episode).isPerson(phrase)
}

/** First names that are seldom anything else. */
const firstNames = new Set(
  'Aaron Adam Alan Alex Alice Amy Andrea Andrew Andy Angela Anna Anne Anthony Ben Bill Bob Brad Brian Carol Charles Chris Christine Claire Craig Dan Daniel Dave David Diana Don Ed Elizabeth Emily Emma Eric Erik Frank Gary George Greg Hannah Heather Helen Henry Jack James Jane Jason Jeff Jen Jennifer Jeremy Jerry Jess Jessica Jim Joe John Jon Jonathan Josh Julia Julie Justin Karen Kate Katie Keith Kelly Ken Kevin Kim Kyle Larry Laura Lee Linda Lisa Luke Maria Marie Mark Martin Mary Matt Matthew Megan Michael Michelle Mike Nancy Nate Nathan Neil Nick Nicole Patrick Paul Peter Phil Rachel Ray Rebecca Richard Rob Robert Ron Ryan Sam Sarah Scott Sean Sharon Simon Stephanie Stephen Steve Steven Sue Susan Tim Tom Tony Tyler Vicky Wendy William'.split(
    ' ',
  ),
)

/** "Craig Mullen" begins as people's names do. */
export function isFirstName(word: string): boolean {
  return firstNames.has(word)
}

/** By what stands around the name wherever it is said. */
function isTreatedAsPerson(phrase: string, text: string): boolean {
  let [human, thing] = [0, 0]
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
    const end = at + phrase.length
    if (doesAsPeopleDo.test(text.slice(end, end + 12))) human += 1
    if (!/^\p{Ll}\b/u.test(text.slice(end - 1, end + 1))) continue
    const before = text.slice(Math.max(0, at - 50), at)
    if (isSomeones.test(before)) human += 1
    if (isUsed.test(before)) thing += 1
  }
  return human > 0 && human >= thing
}

const doesAsPeopleDo =
  /^,? (?:said|says|told|tells|asked|asks|came|went|ran|laughed|thinks|thought|wanted|wants|looked|wrote|called|knew|knows|left|stayed|cried|smiled|loves|loved|and I|and me)\b/
const isSomeones = /\b(?:[Mm]y|our|his|her) [\p{Ll} ]{3,30}, $|\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Aunt|Uncle)\.? $/u
const isUsed = /\b(?:in|at|on|of|into|the|a|an|using|use) $/

/** "CodePen", "AWS", "CSS-Tricks": written as brands and abbreviations are. */
export function isWrittenLikeABrand(phrase: string): boolean {
  return /^[^\s\p{Lu}]*\p{Lu}[^\s\p{Lu}\d]*[\p{Lu}\d]\S*$/u.test(phrase)
}

export function timesNamed(phrase: string, episode: Episode): number {
  return saidOf(episode).timesNamed(phrase.toLowerCase())
}

/** "the city", "her own city", more than now and then: such a word cannot stand in a sentence of ours without an article. */
export function needsArticle(phrase: string, episode: Episode): boolean {
  return saidOf(episode).needsArticle(phrase)
}

function isDetermined(phrase: string, lower: string): boolean {
  const wanted = phrase.toLowerCase()
  let [named, determined] = [0, 0]
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
    const [begin, end] = [Math.max(0, at - 60), at + wanted.length]
    if (isWordCharacter(lower.charAt(at - 1)) === isWordCharacter(lower.charAt(at))) continue
    if (isWordCharacter(lower.charAt(end - 1)) === isWordCharacter(lower.charAt(end))) continue
    named += 1
    if (endsOnDeterminer.test(lower.slice(begin, at))) determined += 1
  }
  return determined >= named * 0.4
}

function isWordCharacter(character: string): boolean {
  return /\w/.test(character)
}

/** "the", "her own", in front of a word. */
const endsOnDeterminer = /\b(?:a|an|the|this|that|my|your|our|their|his|her|its|one|every|each) (?:\w+ )?$/i

/** What the whole text tells of a phrase. It is long, and several writers ask for the same few phrases. */
const saidOf = oncePer((episode: Episode) => {
  const text = episode.sentences.map((sentence) => sentence.text).join(' ')
  const lower = text.toLowerCase()
  return {
    isPerson: oncePerPhrase((phrase) => isTreatedAsPerson(phrase, text)),
    timesNamed: oncePerPhrase((phrase) => countOf(phrase, lower)),
    needsArticle: oncePerPhrase((phrase) => isDetermined(phrase, lower)),
  }
})

function countOf(phrase: string, text: string): number {
  if (phrase === '') return 0
  let count = 0
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) count += 1
  return count
}

function oncePerPhrase<Found>(find: (phrase: string) => Found): (phrase: string) => Found {
  const known = new Map<string, Found>()
  return (phrase) => {
    const found = known.get(phrase) ?? find(phrase)
    known.set(phrase, found)
    return found
  }
}
