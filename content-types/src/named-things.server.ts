import type { Episode } from '@podcastai/episode'

/** A name of somebody the talk tells about: "Dario came back", "my apprentice, Dario". Brands are written otherwise. */
export function isPersonsName(phrase: string, episode: Episode): boolean {
  if (!/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(phrase)) return false
  const { persons } = indexed(episode)
  const isPerson = persons.get(phrase) ?? isTreatedAsPerson(phrase, episode)
  persons.set(phrase, isPerson)
  return isPerson
}

/** By what stands around the name wherever it is said. */
function isTreatedAsPerson(phrase: string, episode: Episode): boolean {
  const { text } = indexed(episode)
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
const isSomeones = /\b(?:[Mm]y|our|his|her) [\p{Ll} ]{3,30}, $/u
const isUsed = /\b(?:in|at|on|of|into|the|a|an|using|use) $/

/** "CodePen", "AWS", "CSS-Tricks": written as brands and abbreviations are. */
export function isWrittenLikeABrand(phrase: string): boolean {
  return /^\S*\p{Lu}\S*[\p{Lu}\d]\S*$/u.test(phrase)
}

export function timesNamed(phrase: string, episode: Episode): number {
  return indexed(episode).lower.split(phrase.toLowerCase()).length - 1
}

/** All words of an episode, and which phrases were found to name a person; kept for as long as the episode. */
type Index = { text: string; lower: string; persons: Map<string, boolean> }

const indices = new WeakMap<Episode, Index>()

function indexed(episode: Episode): Index {
  const known = indices.get(episode)
  if (known) return known
  const text = episode.sentences.map((sentence) => sentence.text).join(' ')
  const index = { text, lower: text.toLowerCase(), persons: new Map<string, boolean>() }
  indices.set(episode, index)
  return index
}
