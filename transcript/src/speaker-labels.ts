// Finds the speakers in `Name: words`, in files where a colon may be punctuation.
import { isDiscourse } from './heading-words.ts'
import { areTopics, type CountedLabel, isDoubtful, possibleLabels, timesUsed } from './label-doubt.ts'
import { nameShape } from './name-shape.ts'
import { singleSpaced } from './plain-text.ts'

export type Labeled = {
  label: string
  /** The text after the label. */
  rest: string
  /** `certain`: in brackets or bold. `name`: looks like a name. `weak`: lower case, perhaps a nickname. */
  shape: 'certain' | 'name' | 'weak'
}

const bracketed = /^[[(]([^\])\n]{1,40})[\])]\s*:\s*/
const diarized = /^[[(]((?:speaker|spk|spkr|sprecher|locutor|hablante|intervenant)[\s_-]?\w{1,3})[\])]\s*:?\s*/i
const bold = /^(?:\*\*|__)([^*\n]{1,60}?)\s*(?::\s*(?:\*\*|__)|(?:\*\*|__)\s*:)\s*/
const plain = /^([^:：\n]{1,60}?)\s*[:：](?=\s|$|\p{Lu}|\P{ASCII})\s*/u
const mayBeMarked = /^[[(*_]/
const timeInside = /^\d{1,3}:\d\d/

/** Returns the label at the start of a line, or null. */
export function parseLabel(line: string): Labeled | null {
  const marked = mayBeMarked.test(line) ? (diarized.exec(line) ?? bracketed.exec(line) ?? bold.exec(line)) : null
  if (marked && !timeInside.test(marked[1] ?? '')) {
    const label = singleSpaced(marked[1] ?? '')
    return label === '' ? null : { label, rest: line.slice(marked[0].length), shape: 'certain' }
  }
  const simple = plain.exec(line)
  const label = simple && withoutEmphasis(singleSpaced(simple[1] ?? ''))
  const shape = label ? nameShape(label) : null
  return simple && label && shape ? { label, rest: line.slice(simple[0].length), shape } : null
}

/** Returns the name without Markdown bold and italics. */
export function withoutEmphasis(name: string): string {
  return name.replace(/^[*_]+/, '').replace(/(?<![*_])[*_]+$/, '')
}

/** The accepted labels of a file. If they are doubtful, `likely` says if they are probably names. */
export type JudgedLabels = { labels: ReadonlySet<string>; doubt: null | { likely: boolean } }

/** Returns the labels that are speakers, judged over the whole file. `units`: number of cues or paragraphs. */
export function speakerLabels(candidates: readonly Labeled[], units: number): JudgedLabels {
  const counts = labelCounts()
  for (const candidate of candidates) counts.add(candidate)
  return counts.judged(units)
}

/** The same as an accumulator, for callers that find labels one by one. */
export type LabelCounts = { add(label: Labeled): void; judged(units: number): JudgedLabels }

export function labelCounts(): LabelCounts {
  const counts = new Map<string, CountedLabel>()
  return {
    add: ({ label, shape }) => {
      const known = counts.get(label)
      if (known) known.count++
      else counts.set(label, { label, count: 1, shape })
    },
    judged: (units) => judgedLabels([...counts.values()], units),
  }
}

function judgedLabels(counted: readonly CountedLabel[], units: number): JudgedLabels {
  const accepted = acceptedLabels(counted, units)
  if (accepted.length > 0) {
    const doubt = areTopics(accepted) ? { likely: false } : isDoubtful(accepted, units) ? { likely: true } : null
    return { labels: new Set(accepted.map(({ label }) => label)), doubt }
  }
  const possible = possibleLabels(counted, units)
  return { labels: new Set(possible.map(({ label }) => label)), doubt: possible.length > 0 ? { likely: false } : null }
}

function acceptedLabels(labels: readonly CountedLabel[], units: number): CountedLabel[] {
  const plausible = labels.filter(({ label, shape }) => shape === 'certain' || !isDiscourse(label))
  const everyoneIsNamed = timesUsed(plausible) * 2 >= units
  const repeated = plausible.filter(({ count, shape }) => shape === 'certain' || (shape === 'name' && count > 1))
  if (!everyoneIsNamed && timesUsed(repeated) * 100 < units) return []
  // A single word that occasionally comes before a colon ("Sourdough: it takes time") isn't a name: speakers alternate.
  const alone = repeated.length === 1 && repeated[0]?.shape !== 'certain'
  if (!everyoneIsNamed && alone && timesUsed(repeated) * loneShare < units) return []
  return plausible.filter(({ label, count, shape }) => {
    if (shape === 'weak') return everyoneIsNamed && count > 1
    return shape === 'certain' || count > 1 || everyoneIsNamed || (repeated.length > 1 && !startsLikeSpeech(label))
  })
}

/** If only one name is used, it must start at least one in this many cues or paragraphs. */
const loneShare = 10

const determiners = new Set(
  "the a an my our your his her their its some every any all most here’s here's it's that's".split(' '),
)

/** "The Result: …" once is a sentence; "The Narrator:" repeats. */
function startsLikeSpeech(label: string): boolean {
  return determiners.has(label.toLowerCase().split(' ')[0] ?? '')
}
