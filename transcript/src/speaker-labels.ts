// Finds who speaks in `Name: words`, in files where a colon may just as well be punctuation.
import { isDiscourse } from './heading-words.ts'
import { type CountedLabel, isDoubtful, possibleLabels, timesUsed } from './label-doubt.ts'
import { nameShape } from './name-shape.ts'
import { singleSpaced } from './plain-text.ts'

export type Labeled = {
  label: string
  /** What stands after the label. */
  rest: string
  /** `certain`: brackets or bold print leave little doubt. `name`: looks like one. `weak`: lower case, perhaps a nickname. */
  shape: 'certain' | 'name' | 'weak'
}

const bracketed = /^[[(]([^\])\n]{1,40})[\])]\s*:\s*/
const diarized = /^[[(]((?:speaker|spk|spkr|sprecher|locutor|hablante|intervenant)[\s_-]?\w{1,3})[\])]\s*:?\s*/i
const bold = /^(?:\*\*|__)([^*\n]{1,60}?)\s*(?::\s*(?:\*\*|__)|(?:\*\*|__)\s*:)\s*/
const plain = /^([^:：\n]{1,60}?)\s*[:：](?=\s|$|\p{Lu}|\P{ASCII})\s*/u
const mayBeMarked = /^[[(*_]/
const timeInside = /^\d{1,3}:\d\d/

/** The label a line may start with. */
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

/** Without the marks of Markdown for bold print and italics around it. */
export function withoutEmphasis(name: string): string {
  return name.replace(/^[*_]+/, '').replace(/(?<![*_])[*_]+$/, '')
}

/** What the labels of a file are. Where that is doubtful, `likely` says whether they name people more likely than not. */
export type JudgedLabels = { labels: ReadonlySet<string>; doubt: null | { likely: boolean } }

/** The labels under which people speak, or may speak, judged over the whole file. `units`: its cues or paragraphs. */
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
    const doubt = isDoubtful(accepted, units) ? { likely: true } : null
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
  // One word that comes before a colon now and then ("Sourdough: it takes time") names nobody: who is named changes.
  const alone = repeated.length === 1 && repeated[0]?.shape !== 'certain'
  if (!everyoneIsNamed && alone && timesUsed(repeated) * loneShare < units) return []
  return plausible.filter(({ label, count, shape }) => {
    if (shape === 'weak') return everyoneIsNamed && count > 1
    return shape === 'certain' || count > 1 || everyoneIsNamed || (repeated.length > 1 && !startsLikeSpeech(label))
  })
}

/** Of so many cues or paragraphs a name that stands alone has to open one. */
const loneShare = 10

const determiners = new Set(
  "the a an my our your his her their its some every any all most here’s here's it's that's".split(' '),
)

/** "The Result: …", said once, is a sentence; "The Narrator:" comes again. */
function startsLikeSpeech(label: string): boolean {
  return determiners.has(label.toLowerCase().split(' ')[0] ?? '')
}
