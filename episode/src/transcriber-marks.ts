// What a transcriber writes beside the words: sounds ("[laughter]", "♪"), gaps ("[inaudible]", "???"), and remarks of an
// editor. Nobody said it, so nothing that holds it is lifted out.

const mark =
  /\[[^\][]*\]|［[^［］]*］|【[^【】]*】|\{[^{}]*\}|<[^<>]*>|\([^()]*\)|（[^（）]*）|\*[^*]+\*|[♪♫♬♩]+|\?{3,}|_{3,}/gu
/** Also finds a mark that is cut in two. */
const partOfMark = /[[\]［］【】{}<>()（）*♪♫♬♩]|\?{3}|_{3}/u

/** Whether a text holds a mark of a transcriber, or a part of one. */
export function hasTranscriberMark(text: string): boolean {
  return partOfMark.test(text)
}

/** Where words are missing: they were said, and nobody understood them. */
const gap = /inaudible|unintelligib|unclear|indistinct|garbled|cross-?talk|overlap|phonetic|\bunk\b|\?|_{3}/iu

/** Whether a text is nothing but a noted sound: "[laughter]" between two sentences. */
export function isSoundOnly(text: string): boolean {
  const [sound] = findTranscriberMarks(text)
  return sound !== undefined && sound.from === 0 && sound.to === text.length && !gap.test(text)
}

export type Span = { from: number; to: number }

/** Where the marks of a transcriber stand in a text, in order. */
export function findTranscriberMarks(text: string): Span[] {
  if (!partOfMark.test(text)) return []
  return [...text.matchAll(mark)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
}

/**
 * The sentence without the marks in front of it and behind it, and these marks as spans of their own, in order. A gap
 * stays in the sentence unless that begins, or ends, beside it.
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
