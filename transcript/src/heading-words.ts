// Words that occur before a colon without naming a speaker.

const listed = (words: string) => new Set(words.split(/\s+/))
/** Words that people say before a colon. */
const discourse = listed(
  `so now and but because or well okay ok yes no yeah look listen remember note notice example question answer first second
  third finally also then again like meaning result problem solution tip warning update quote title link source step part
  chapter section point fact here this that these those it he she they we you i one two three four five think imagine
  basically literally right see why how what when where who which`,
)

/** Section titles, and labels of questions and answers, which some interviews use as names. */
const headings = listed(
  `q a faq introduction intro outro opening closing conclusion summary overview background topic topics theme takeaway takeaways
  recap agenda action actions decision decisions todo aside disclaimer scene exercise definition lesson module task key main`,
)

/** True for labels that are never names: "So", "Question 2", "Part one". */
export function isDiscourse(label: string): boolean {
  return hasOnlyWords(label, (word) => discourse.has(word))
}

/** True for the same labels and for section titles: "Q", "Introduction", "Key Takeaways". */
export function isHeadingWord(label: string): boolean {
  return hasOnlyWords(label.replace(/(?<=^[qa])\.?\d{0,3}$/i, ''), (word) => discourse.has(word) || headings.has(word))
}

function hasOnlyWords(label: string, isKnown: (word: string) => boolean): boolean {
  const [first = '', second = ''] = label.toLowerCase().split(' ')
  return isKnown(first) && (second === '' || /^\d+$/.test(second) || isKnown(second))
}

const determiners = listed("the a an my our your his her their its some every any all most here’s here's it's that's")

/** True for text that starts a sentence rather than a name: "The result", "My question", "So far". */
export function opensSpeech(label: string): boolean {
  const first = label.toLowerCase().split(/[ ,]/, 1)[0] ?? ''
  return determiners.has(first) || discourse.has(first)
}
