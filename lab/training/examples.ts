// What the models are fitted to: examples from labels, and what shows of each.

import { Shown } from '../../episode/src/judgement/feature-numbers.ts'
import type { SentenceSums } from '../../episode/src/judgement/judge-sentences.ts'
import { isSparse } from '../../episode/src/judgement/judged.ts'
import { lineFeatures } from '../../episode/src/judgement/line-features.ts'
import type { LineSpan } from '../../episode/src/judgement/prepared.ts'
import { spanReader } from '../../episode/src/judgement/span-features.ts'
import { stretchFeatures, toProbability, wrappingFeatures } from '../../episode/src/judgement/wrapping-features.ts'
import { questionAt } from '../../episode/src/passages/kinds.ts'
import { lineSpans, titleLimits } from '../../episode/src/passages/line-candidates.ts'
import { lineEdges } from '../../episode/src/passages/line-spans.ts'
import { getLineText } from '../../episode/src/passages/make-line.ts'
import { featureNumbers, findSpan, type Labeled, sentencesFrom } from './labels.ts'
import type { Example } from './logistic.ts'

type Features = [string, number][]

const shown = new Shown()

/** What shows of a piece, by name. */
const collected = (show: () => void): Features => {
  shown.clear()
  show()
  return Array.from(shown.numbers.subarray(0, shown.size), (number, at) => [
    featureNumbers.names[number] ?? '',
    shown.values[at] ?? 0,
  ])
}

const ofLine = ({ all }: Labeled, span: LineSpan) => collected(() => lineFeatures(all, span, shown))
export const ofSentence = (labeled: Labeled, id: number) =>
  ofLine(labeled, { first: id, from: 0, last: id, to: labeled.all[id]?.tokens.length ?? 0 })
export const ofWrapping = ({ all }: Labeled, id: number) => collected(() => wrappingFeatures(all, id, shown))
/** Of every sentence; `sums`: what each was judged by itself. */
export const ofStretches = ({ all }: Labeled, sums: readonly number[]) => {
  const chances = sums.map(toProbability)
  return all.map((_, id) => collected(() => stretchFeatures(all, id, { sums, chances }, shown)))
}
export const ofSpan = ({ all }: Labeled, sums: SentenceSums, span: { first: number; last: number }) =>
  collected(() => spanReader(all, sums)(span, shown))

/** What a forest looks at. */
export const selectDenseFeatures = (features: Example['features']) =>
  new Map(features.filter(([name]) => !isSparse(name)))

/** By sentence: the kind of stretch that is left out, or ''. */
export function leftOutKinds(labeled: Labeled): string[] {
  const kinds = labeled.all.map(() => '')
  const mark = (first: number, last: number, kind: string) => {
    for (let id = first; id <= last && id < kinds.length; id += 1) kinds[id] = kind
  }
  for (const stretch of labeled.labels.leaveOut ?? []) {
    const found = sentencesFrom(labeled, stretch)
    if (found) mark(found[0], found[1], stretch.kind)
  }
  for (const [first, last, kind] of labeled.labels.graded?.leaveOut ?? []) mark(first, last, kind)
  return kinds
}

/** A number between 0 and 1, the same at each run. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x80000000
  }
}

const markTargets = { best: 1, good: 0.85, weak: 0.2, bad: 0.03 } as const
const gradeTargets = [0.02, 0.2, 0.7, 1] as const

export function wrappingExamples(labeled: Labeled): Example[] {
  const kinds = leftOutKinds(labeled)
  return labeled.all.map((_, id) => ({
    features: ofWrapping(labeled, id),
    target: kinds[id] === '' ? 0 : 1,
    weight: kinds[id] === '' || kinds[id] === 'garble' ? 1 : 3,
  }))
}

export function stretchExamples(labeled: Labeled, sums: readonly number[]): Example[] {
  const kinds = leftOutKinds(labeled)
  return ofStretches(labeled, sums).map((features, id) => ({
    features,
    target: kinds[id] === '' ? 0 : 1,
    weight: 1,
  }))
}

/** Lines that were marked, the same cut elsewhere, and some that nobody marked. */
export function lineExamples(labeled: Labeled): Example[] {
  const { all, labels } = labeled
  const random = randomFrom(all.length)
  const examples: Example[] = []
  const add = (span: LineSpan | null, target: number, weight: number) => {
    if (!span || span.last - span.first > 3 || (span.first === span.last && span.to <= span.from)) return
    if (span.to > (all[span.last]?.tokens.length ?? -1)) return
    examples.push({ features: ofLine(labeled, span), target, weight })
  }
  const marked = new Set<number>()
  for (const { text, mark } of labels.lines ?? []) {
    const span = findSpan(labeled, text)
    if (!span) continue
    for (let id = span.first; id <= span.last; id += 1) marked.add(id)
    const isGood = mark === 'best' || mark === 'good'
    add(span, markTargets[mark], isGood ? 4 : 1.5)
    if (!isGood) continue
    for (const from of lineEdges(all[span.first]?.tokens ?? []).starts)
      if (from !== span.from && random() < 0.5)
        add({ ...span, from }, from < span.from && span.from - from <= 3 ? 0.35 : 0.2, 0.7)
  }
  for (const { span, grade } of labels.graded?.lines ?? [])
    add(span, gradeTargets[grade as 0] ?? 0, grade >= 2 ? 3 : 1.5)
  const share = labels.lines ? 0.12 : 0.02
  for (const span of lineSpans(all)) {
    if (random() > share) continue
    let isMarked = false
    for (let id = span.first; id <= span.last; id += 1) isMarked ||= marked.has(id)
    if (!isMarked) add(span, 0.06, 0.35)
  }
  return examples
}

/** An example, and the words that it is of. */
type TextExample = Example & { text: string }

/** Returns the graded lines, as examples for the final question: would a producer post it? */
export function gradedExamples(labeled: Labeled): TextExample[] {
  const { all, labels } = labeled
  const examples: TextExample[] = []
  const add = (span: LineSpan | null, target: number, weight: number) => {
    if (!span || span.last - span.first > 3 || (span.first === span.last && span.to <= span.from)) return
    if (span.to > (all[span.last]?.tokens.length ?? -1)) return
    examples.push({ features: ofLine(labeled, span), target, weight, text: getLineText(all, span) })
  }
  for (const { span, grade } of labels.graded?.lines ?? []) add(span, gradedTargets[grade] ?? 0, 1)
  return examples
}

const gradedTargets = [0, 0.3, 0.8, 1]

/** What an editor called the episode and its clips, by form. */
function listTitles({ labels }: Labeled, form: 'line' | 'question'): string[] {
  const titles = [...(labels.titles ?? []), ...(labels.clips ?? []).flatMap(({ title }) => title ?? [])]
  return titles.filter((title) => title.form === form).map(({ text }) => text)
}

/** Short lines that an editor put into a title or on a thumbnail, and others of that length. */
export function titleExamples(labeled: Labeled): Example[] {
  return chosenExamples(labeled, {
    texts: [...listTitles(labeled, 'line'), ...(labeled.labels.thumbnails ?? [])],
    others: lineSpans(labeled.all, titleLimits),
    share: 0.25,
    form: 'line',
  })
}

/** Questions that an editor made a title of or cut together with their answer, and others. */
export function questionExamples(labeled: Labeled): Example[] {
  const asked = (labeled.labels.exchanges ?? []).map(({ question }) => question)
  return chosenExamples(labeled, {
    texts: [...listTitles(labeled, 'question'), ...asked],
    others: labeled.all.flatMap((_, id) => questionAt(labeled.all, id)?.span ?? []),
    share: 1,
    form: 'question',
  })
}

function chosenExamples(
  labeled: Labeled,
  {
    texts,
    others,
    share,
    form,
  }: { texts: readonly string[]; others: readonly LineSpan[]; share: number; form: 'line' | 'question' },
): Example[] {
  if (texts.length === 0) return gradedTitles(labeled, form)
  const random = randomFrom(labeled.all.length + 1)
  const examples: Example[] = []
  const chosen = new Set<number>()
  for (const text of texts) {
    const span = findSpan(labeled, text)
    if (!span || span.to <= span.from) continue
    chosen.add(span.first)
    examples.push({ features: ofLine(labeled, span), target: 1, weight: 4 })
  }
  for (const span of others)
    if (!chosen.has(span.first) && random() < share)
      examples.push({ features: ofLine(labeled, span), target: 0.03, weight: 0.5 })
  return [...examples, ...gradedTitles(labeled, form)]
}

/** Returns the graded titles. */
export function gradedTitles(labeled: Labeled, form: 'line' | 'question'): TextExample[] {
  return (labeled.labels.graded?.titles ?? [])
    .filter(({ kind, span }) => kind === form && span.to <= (labeled.all[span.last]?.tokens.length ?? -1))
    .map(({ span, grade }) => ({
      features: ofLine(labeled, span),
      target: gradedTargets[grade] ?? 0,
      weight: 3,
      text: getLineText(labeled.all, span),
    }))
}

type Ends = {
  opening: Map<number, number>
  landing: Map<number, number>
  clips: [number, number, number][]
  paragraphs: [number, number, number][]
}

/** Where editors let something begin and end, 0–1 by sentence, and what of it they found worth how much. */
export function listEnds(labeled: Labeled): Ends {
  const { labels } = labeled
  const ends: Ends = { opening: new Map(), landing: new Map(), clips: [], paragraphs: [] }
  const mark = (map: Map<number, number>, id: number, target: number) => map.set(id, Math.max(target, map.get(id) ?? 0))
  const span = (stretch: { opens: string; lands: string }, to: [number, number, number][] | null, target: number) => {
    const found = sentencesFrom(labeled, stretch)
    if (!found || found[1] - found[0] > 40) return
    mark(ends.opening, found[0], 1)
    mark(ends.landing, found[1], 1)
    to?.push([...found, target])
  }
  for (const clip of labels.clips ?? []) span(clip, ends.clips, 0.5 + (clip.worth ?? 80) / 200)
  for (const passage of labels.passages ?? []) span(passage, ends.paragraphs, 1)
  for (const { question, opens, lands } of labels.exchanges ?? []) {
    span({ opens, lands }, ends.paragraphs, 0.8)
    const asked = sentencesFrom(labeled, { opens: question, lands })
    if (asked && asked[1] - asked[0] < 30) {
      mark(ends.opening, asked[0], 1)
      ends.clips.push([...asked, 0.8])
    }
  }
  for (const part of Object.values(labels.highlight ?? {}))
    for (const stretch of [part].flat()) span(stretch, ends.paragraphs, 0.7)
  for (const graded of labels.graded?.spans ?? []) {
    ends.opening.set(graded.first, graded.opens / 2)
    ends.landing.set(graded.last, graded.lands / 2)
    ends.clips.push([graded.first, graded.last, [0.02, 0.2, 0.7, 1][graded.worth] ?? 0])
    ends.paragraphs.push([graded.first, graded.last, [0.03, 0.35, 0.9][graded.text] ?? 0])
  }
  return ends
}

export function edgeExamples(labeled: Labeled, which: 'opening' | 'landing'): Example[] {
  const random = randomFrom(labeled.all.length + 2)
  const marked = listEnds(labeled)[which]
  const share = labeled.labels.clips ? 0.5 : 0
  return labeled.all.flatMap((_, id): Example[] => {
    const target = marked.get(id)
    if (target === undefined && random() > share) return []
    return [{ features: ofSentence(labeled, id), target: target ?? 0.04, weight: target === undefined ? 0.6 : 2 }]
  })
}

/** Spans that were marked, the same shifted at one end, and any others. */
export function spanExamples(labeled: Labeled, sums: SentenceSums, which: 'clips' | 'paragraphs'): Example[] {
  const random = randomFrom(labeled.all.length + 3)
  const { all } = labeled
  const examples: Example[] = []
  const add = (first: number, last: number, target: number, weight: number) => {
    if (first < 0 || last >= all.length || last < first) return
    examples.push({ features: ofSpan(labeled, sums, { first, last }), target, weight })
  }
  for (const [first, last, target] of listEnds(labeled)[which]) {
    add(first, last, target, 3)
    if (target < 0.6) continue
    for (const shift of [-2, -1, 1, 2]) {
      if (random() < 0.5) add(first + shift, last, target * 0.4, 1)
      if (random() < 0.5) add(first, last + shift, target * 0.5, 1)
    }
  }
  for (let count = 0; count < (labeled.labels.clips ? 150 : 25); count += 1) {
    const first = Math.floor(random() * all.length)
    const last = first + Math.floor(random() * (which === 'clips' ? 14 : 6))
    if (which === 'paragraphs' && all[first]?.sentence.turn !== all[last]?.sentence.turn) continue
    add(first, last, 0.06, 0.5)
  }
  return examples
}
