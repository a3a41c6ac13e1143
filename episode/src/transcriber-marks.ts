// What a transcriber adds to the words: sounds ("[laughter]", "♪"), gaps ("[inaudible]", "???"), and editorial remarks.
// Nobody said these, so text that contains one is never quoted.

const mark =
  /\[[^\][]*\]|［[^［］]*］|【[^【】]*】|\{[^{}]*\}|<[^<>]*>|\([^()]*\)|（[^（）]*）|\*[^*]+\*|[♪♫♬♩]+|\?{3,}|_{3,}/gu
/** Also matches part of a mark that was cut in two. */
const partOfMark = /[[\]［］【】{}<>()（）*♪♫♬♩]|\?{3}|_{3}/u

/** True if a text contains a transcriber's mark, or part of one. */
export function hasTranscriberMark(text: string): boolean {
  return partOfMark.test(text)
}

/** Marks of a gap: words that were said but not understood. */
const gap = /inaudible|unintelligib|unclear|indistinct|garbled|cross-?talk|overlap|phonetic|\bunk\b|\?|_{3}/iu

/** True if a text is only a sound, such as "[laughter]" between two sentences. */
export function isSoundOnly(text: string): boolean {
  const [sound] = findTranscriberMarks(text)
  return sound !== undefined && sound.from === 0 && sound.to === text.length && !gap.test(text)
}

export type Span = { from: number; to: number }

/** Returns the positions of a transcriber's marks in a text, in order. */
export function findTranscriberMarks(text: string): Span[] {
  if (!partOfMark.test(text)) return []
  return [...text.matchAll(mark)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
}

/**
 * Splits a sentence from the marks before and after it, which become spans of their own, in order. A gap stays in the
 * sentence unless the sentence begins, or ends, next to it.
 */
export function splitOffMarks(text: string, { from, to }: Span): Span[] {
  const marks = findTranscriberMarks(text.slice(from, to)).map((span) => ({
    from: from + span.from,
    to: from + span.to,
  }))
  const isGap = (span: Span) => gap.test(text.slice(span.from, span.to))
  const before: Span[] = []
  const after: Span[] = []
  let [start, end] = [from, to]
  for (const span of marks) {
    const rest = text.slice(span.to, to).trimStart()
    if (text.slice(start, span.from).trim() !== '' || (isGap(span) && !/^["“‘']?\p{Lu}/u.test(rest))) break
    before.push(span)
    start = span.to
  }
  for (const span of marks.slice(before.length).reverse()) {
    const said = text.slice(start, span.from).trimEnd()
    if (text.slice(span.to, end).trim() !== '' || (isGap(span) && !/[.!?…。！？]["”’]?$/u.test(said))) break
    after.unshift(span)
    end = span.from
  }
  const words = text.slice(start, end)
  const first = start + words.length - words.trimStart().length
  const sentence = { from: first, to: first + words.trim().length }
  return [...before, ...(words.trim() === '' ? [] : [sentence]), ...after]
}
