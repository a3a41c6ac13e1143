// Finds who speaks in `Name: words`, in files where a colon may just as well be punctuation.
import { singleSpaced } from './plain-text.ts'

export type Labelled = { label: string; rest: string; certain: boolean }

const bracketed = /^[[(]([^\])\n]{1,40})[\])]\s*:\s*/
const diarized = /^[[(]((?:speaker|spk|spkr|sprecher|locutor|hablante|intervenant)[\s_-]?\w{1,3})[\])]\s*:?\s*/i
const bold = /^(?:\*\*|__)([^*_\n]{1,60}?)\s*(?::\s*(?:\*\*|__)|(?:\*\*|__)\s*:)\s*/
const plain = /^([^:：\n]{1,60}?)\s*[:：](?=\s|$|\P{ASCII})\s*/u
const timeInside = /^\d{1,3}:\d\d/

/** The label a line may start with. `certain` when its brackets or bold print leave little doubt. */
export function labelOf(line: string): Labelled | null {
  const marked = diarized.exec(line) ?? bracketed.exec(line) ?? bold.exec(line)
  if (marked && !timeInside.test(marked[1] ?? '')) {
    const label = singleSpaced(marked[1] ?? '')
    return label === '' ? null : { label, rest: line.slice(marked[0].length), certain: true }
  }
  const simple = plain.exec(line)
  const label = simple && singleSpaced(simple[1] ?? '').replace(/^\*+|\*+$/g, '')
  if (!simple || !label || !isNameShaped(label)) return null
  return { label, rest: line.slice(simple[0].length), certain: false }
}

/** The labels that are used as speakers, judged over the whole file. `units` is how many cues or paragraphs there are. */
export function speakerLabels(candidates: readonly Labelled[], units: number): Set<string> {
  const counts = new Map<string, number>()
  const certain = new Set<string>()
  for (const candidate of candidates) {
    counts.set(candidate.label, (counts.get(candidate.label) ?? 0) + 1)
    if (candidate.certain) certain.add(candidate.label)
  }
  const repeated = [...counts].filter(([label, count]) => certain.has(label) || (count > 1 && !isDiscourse(label)))
  const spoken = candidates.filter((candidate) => !isDiscourse(candidate.label)).length
  const everyoneOnce = spoken * 2 >= units
  const convention = repeated.reduce((sum, [, count]) => sum + count, 0) * 100 >= units
  const accepted = new Set<string>()
  if (!convention && !everyoneOnce) return accepted
  for (const [label] of repeated) accepted.add(label)
  for (const [label] of counts) if (!isDiscourse(label) && (everyoneOnce || repeated.length > 1)) accepted.add(label)
  return accepted
}

const particles =
  /^(?:de|da|do|dos|del|della|di|du|la|le|van|von|der|den|ter|of|the|and|und|et|y|e|&|-|\/|\+|bin|al|el)$/i
const nameWord = /^["'(“‘]?[\p{Lu}\p{Lt}\p{Lo}\p{N}@][\p{L}\p{M}\p{N}.'’,_()"”/&@-]*$/u

/** One to five words, each with a capital (or of a script without), no sentence marks: "Mireille B. Reece, Psy.D". */
function isNameShaped(label: string): boolean {
  if (/[?!;<>=|]|\.\.|https?$/.test(label) || /^[\d.,:()\s-]+$/.test(label)) return false
  if (/^(?:spk|speaker|spkr)[\s_-]?\w{1,3}$/i.test(label)) return true
  const words = label.split(' ')
  if (words.length > 6) return false
  return words.every(
    (word, at) => nameWord.test(word) || (at > 0 && particles.test(word)) || /^\(\p{L}+\)$/u.test(word),
  )
}

/** Words that speech itself puts before a colon. */
const discourse = new Set(
  (
    'so now and but because or well okay ok yes no yeah look listen remember note notice example question answer first ' +
    'second third finally also then again like meaning result problem solution tip warning update quote title link source ' +
    'step part chapter section point fact here this that these those it he she they we you i one two three four five ' +
    'think imagine think-about basically literally right see why how what when where who which'
  ).split(' '),
)

function isDiscourse(label: string): boolean {
  const [first = '', second = ''] = label.toLowerCase().split(' ')
  return discourse.has(first) && (second === '' || /^\d+$/.test(second) || discourse.has(second))
}
