/** A longer piece isn't a sentence but speech without periods. */
const maxSentenceWords = 45

/**
 * Returns where the sentences of a text start and end. `lines` are the starts of the file's segments, which split text
 * without periods.
 */
export function sentencePlaces({
  text,
  lines,
}: {
  text: string
  lines: readonly number[]
}): { from: number; to: number }[] {
  const starts = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)].map(({ index }) => index)
  const whole = starts.filter((at, index) => index === 0 || !afterShortForm.test(text.slice(Math.max(0, at - 12), at)))
  const all = whole.flatMap((from, index) => {
    const to = whole[index + 1] ?? text.length
    const isSpeech = text.slice(from, to).split(' ').length > maxSentenceWords
    return isSpeech ? [from, ...lines.filter((line) => line > from && line < to)] : [from]
  })
  return all.map((from, index) => ({ from, to: from + text.slice(from, all[index + 1]).trimEnd().length }))
}

/** "Dr. Reed", "U.S. mail", or "e.g. bread" doesn't end a sentence. */
const afterShortForm = /(?:^|[\s(])(?:(?:\p{Lu}\.)+|Dr\.|Mr\.|Mrs\.|Ms\.|St\.|vs\.|e\.g\.|i\.e\.|approx\.)\s+$/u
