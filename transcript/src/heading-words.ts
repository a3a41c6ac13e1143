// Words that stand before a colon without naming anybody.

const listed = (words: string) => new Set(words.split(/\s+/))
/** Words that speech itself puts before a colon. */
const discourse = listed(
  `so now and but because or well okay ok yes no yeah look listen remember note notice example question answer first second
  third finally also then again like meaning result problem solution tip warning update quote title link source step part
  chapter section point fact here this that these those it he she they we you i one two three four five think imagine
  basically literally right see why how what when where who which`,
)

/** Titles of parts, and what marks questions and answers: some files name the people of an interview by these. */
const headings = listed(
  `q a faq introduction intro outro opening closing conclusion summary overview background topic topics theme takeaway takeaways
  recap agenda action actions decision decisions todo aside disclaimer scene exercise definition lesson module task key main`,
)

/** "So:", "Question 2:", "Part one:": nobody's name. */
export function isDiscourse(label: string): boolean {
  return hasOnlyWords(label, (word) => discourse.has(word))
}

/** The same, or the title of a part: "Q:", "Introduction:", "Key Takeaways:". */
export function isHeadingWord(label: string): boolean {
  return hasOnlyWords(label.replace(/(?<=^[qa])\.?\d{0,3}$/i, ''), (word) => discourse.has(word) || headings.has(word))
}

function hasOnlyWords(label: string, isKnown: (word: string) => boolean): boolean {
  const [first = '', second = ''] = label.toLowerCase().split(' ')
  return isKnown(first) && (second === '' || /^\d+$/.test(second) || isKnown(second))
}

const determiners = listed("the a an my our your his her their its some every any all most here’s here's it's that's")

/** "The result", "My question", "So far": a sentence begins like that, and a name does not. */
export function opensSpeech(label: string): boolean {
  const first = label.toLowerCase().split(/[ ,]/, 1)[0] ?? ''
  return determiners.has(first) || discourse.has(first)
}
