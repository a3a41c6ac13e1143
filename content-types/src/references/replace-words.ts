import { matchCase, opensSentence, type Pair, searchIn } from '@podcastai/transcript/corrections'
import { replacedInTag, tagsIn } from './tags.ts'

type Replacement = { from: number; to: number; written: string }

/**
 * Returns the text with a phrase replaced wherever it appears as whole words, or joined in a hashtag. Web addresses and
 * account names stay, because nobody said them.
 */
export function replaceWords(text: string, pair: Pair): string {
  const search = searchIn([{ id: 0, speaker: null, text }])
  const tags = tagsIn(text)
  const found: Replacement[] = tags.flatMap(({ from, to }) => {
    const written = replacedInTag(text.slice(from, to), pair.heard, () => pair.written)
    return written === null ? [] : [{ from, to, written }]
  })
  for (const span of search.toCorrect(pair)) {
    const [from, to] = [span.from.offset, span.to.offset]
    if (tags.some((tag) => tag.from < to && from < tag.to) || isInAddress(text, from, to)) continue
    found.push({ from, to, written: matchCase(text.slice(from, to), pair, opensSentence(text.slice(0, from))) })
  }
  return replaceAt(
    text,
    found.sort((one, other) => one.from - other.from),
  )
}

/** Replaces a phrase in a hashtag without its #. */
export function replaceInTag(tag: string, pair: Pair): string {
  return replacedInTag(tag, pair.heard, () => pair.written) ?? tag
}

function replaceAt(text: string, replacements: readonly Replacement[]): string {
  let [made, at] = ['', 0]
  for (const { from, to, written } of replacements) {
    made += text.slice(at, from) + written
    at = to
  }
  return made + text.slice(at)
}

/** True if a range is part of a web address or an account name. */
function isInAddress(text: string, from: number, to: number): boolean {
  let [begin, end] = [from, to]
  while (begin > 0 && !/\s/.test(text.charAt(begin - 1))) begin -= 1
  while (end < text.length && !/\s/.test(text.charAt(end))) end += 1
  return /:\/\/|^[("“]*www\.|@/i.test(text.slice(begin, end))
}
