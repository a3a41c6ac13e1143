import type { ClipWords } from './plan-clip.ts'

type Proposal = {
  /** Empty if the item has no title of its own. */
  text: string
  /** False if the title is what is said in the clip: captions show those words already. */
  isNew: boolean
}

/** Returns what stands over the first seconds of an item's video: its title. */
export function proposeHeadline(title: string, { words, first, last }: ClipWords): Proposal {
  const said = words.slice(first, last + 1).map(({ text }) => text)
  const letters = getLetters(title)
  const isNew = letters !== '' && !getLetters(said.join('')).includes(letters)
  // The first words of a quote are no title.
  return { text: title.endsWith('…') && !isNew ? '' : removeQuotes(title.trim()), isNew }
}

function removeQuotes(title: string): string {
  const inner = title.slice(1, -1)
  return title === `“${inner}”` && !inner.includes('”') ? inner : title
}

/** Returns only letters and digits, in lower case. */
function getLetters(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('')
}
