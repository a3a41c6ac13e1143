import type { Episode } from '@podcastai/episode'

/** A name of somebody the talk tells about: "Dario came back", "my apprentice, Dario". Brands are written otherwise. */
export function isPersonsName(phrase: string, episode: Episode): boolean {
  if (!/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(phrase)) return false
  const text = textOf(episode)
  const count = (pattern: string) => text.match(new RegExp(pattern, 'gu'))?.length ?? 0
  const human =
    count(`${phrase},? (?:${humanVerbs})\\b`) + count(`\\b(?:[Mm]y|our|his|her) [\\p{Ll} ]{3,30}, ${phrase}\\b`)
  const thing = count(`\\b(?:in|at|on|of|into|the|a|an|using|use) ${phrase}\\b`)
  return human > 0 && human >= thing
}

/** "CodePen", "AWS", "CSS-Tricks": written as brands and abbreviations are. */
export function isWrittenLikeABrand(phrase: string): boolean {
  return /^\S*\p{Lu}\S*[\p{Lu}\d]\S*$/u.test(phrase)
}

export function timesNamed(phrase: string, episode: Episode): number {
  return textOf(episode).toLowerCase().split(phrase.toLowerCase()).length - 1
}

const humanVerbs =
  'said|says|told|tells|asked|asks|came|went|ran|laughed|thinks|thought|wanted|wants|looked|wrote|called|knew|knows|left|stayed|cried|smiled|loves|loved|and I|and me'

const texts = new WeakMap<Episode, string>()

function textOf(episode: Episode): string {
  const known = texts.get(episode) ?? episode.sentences.map(({ text }) => text).join(' ')
  texts.set(episode, known)
  return known
}
