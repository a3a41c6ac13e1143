// Learns the form of an example. Its words are about another episode and aren't used, except for a closing line that
// the podcast always uses.

export type PostForm = {
  opens: 'question' | 'quote' | 'statement' | null
  /** It asks readers something at the end. */
  asks: boolean
  /** The podcast's own closing line, for example 'Full episode in bio 🎧'. */
  closing: string | null
}

const closingStarts = `listen,link,full episode,full conversation,full interview,follow,subscribe,hear,watch,tap,save,
  new episode,out now,available`.split(/,\s*/)
/** Arrows, dashes, and emoji before a line. */
const marks = /^[\uFE0F→►▶•–—\s\p{Extended_Pictographic}-]+/u
const maxClosingLength = 80

/** Returns the form of a social media post; an empty form without an example. */
export function parsePostForm(example: string): PostForm {
  const lines = splitLines(example).filter((line) => !isHashtags(line))
  const first = lines[0]
  if (first === undefined) return { opens: null, asks: false, closing: null }
  const last = lines.at(-1) ?? ''
  const opens = /^["“‘]/.test(first) ? 'quote' : /^[^.!]*\?/.test(first) ? 'question' : 'statement'
  const closing = lines.length > 1 && isClosing(last) ? last : null
  const before = closing === null ? last : (lines.at(-2) ?? '')
  return { opens, asks: lines.length > 1 && /\?["”]?\s*\p{Extended_Pictographic}*$/u.test(before), closing }
}

function isHashtags(line: string): boolean {
  return line.split(/\s+/).every((word) => word.startsWith('#') && word.length > 1)
}

function isClosing(line: string): boolean {
  const words = ` ${normalizeWords(line.replace(marks, ''))} `
  const closes = closingStarts.some((start) => words.startsWith(` ${start} `))
  return line.length <= maxClosingLength && closes && !/\d/.test(line)
}

export type NotesForm = {
  /** The line above the chapters, for example 'Timestamps:'. */
  chaptersHeading: string | null
  linksHeading: string | null
  /** The notation of a chapter's time. */
  time: 'plain' | 'round brackets' | 'square brackets'
  /** Text between the time and the title, or before the title if the time is last. */
  between: string
  /** The mark before an entry, such as '• '. */
  bullet: string
}

/** Returns the form of show notes: headings, marks, and the notation of times. */
export function parseNotesForm(example: string): NotesForm {
  const lines = splitLines(example)
  const heading = (words: RegExp) =>
    lines.find((line) => line.length <= 50 && words.test(line) && !/\d{1,2}:\d\d/.test(line)) ?? null
  const entry = lines.map((line) => entryForm.exec(line)).find((match) => match !== null)
  const open = entry?.groups?.open ?? ''
  return {
    chaptersHeading: heading(/^\W*(?:time ?stamps?|chapters?|timeline|outline|jump to|highlights|what (?:we|you))/i),
    linksHeading: heading(/^\W*(?:links?|resources|mentioned|references|connect)/i),
    time: open === '(' ? 'round brackets' : open === '[' ? 'square brackets' : 'plain',
    between: entry?.groups?.between ?? ' ',
    bullet: entry?.groups?.bullet ?? '',
  }
}

const entryForm =
  /^(?<bullet>(?:[•*·►▶✅-]|\p{Extended_Pictographic})\s*)?(?<open>[([]?)\d{1,2}:\d\d(?::\d\d)?[)\]]?(?<between>\s*(?:[-–—:|]\s*)?)(?=\S)/u

/** Returns a chapter in this form. */
export function chapterLine({ time, title }: { time: string; title: string }, form: NotesForm): string {
  const marked = { plain: time, 'round brackets': `(${time})`, 'square brackets': `[${time}]` }[form.time]
  return `${form.bullet}${marked}${form.between || ' '}${title}`
}

export type ScriptForm = {
  /** The podcast's closing words, such as 'See you next week.' */
  signOff: string | null
}

/** Returns the form of a script: its closing words. */
export function parseScriptForm(example: string): ScriptForm {
  const last = splitLines(example).at(-1) ?? ''
  const sentence = last.split(/(?<=[.!?])\s+/).at(-1) ?? ''
  const words = sentence.split(/\s+/).length
  return { signOff: words >= 2 && words <= 12 && saysGoodbye(sentence) ? sentence : null }
}

const goodbyes = `see you,until next,catch you,talk soon,take care,bye,next week,next time,next one,peace,cheers,onward,
  onwards,thanks for watching,thanks for listening`.split(/,\s*/)

/** True for closing words: "See you next week", "Stay hungry", "Keep baking". */
function saysGoodbye(sentence: string): boolean {
  const words = ` ${normalizeWords(sentence)} `
  return goodbyes.some((goodbye) => words.includes(` ${goodbye} `)) || / (?:stay \S+|keep \S+ing) /.test(words)
}

/** Returns only the words, in lower case. */
function normalizeWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).join(' ')
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
