import type { Sentence } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { listed, nameOf } from '../../voice/speaker-names.server.ts'
import { capitalized, type SpanSubject, subjectPairs } from '../passages/span-subjects.server.ts'
import type { Title } from './clip-title.server.ts'

/** "Ada Lund on naming and equity", "Naming and equity", "Brand style guide": what a clip speaks of. */
export function subjectTitles(span: readonly Sentence[], subjects: readonly SpanSubject[], brief: Brief): Title[] {
  const name = speakerOf(span, brief)
  const titles = subjectPairs(subjects).flatMap(({ pair, value }): Title[] => {
    const text = listed(pair.map((one) => one.text))
    const worth = Math.min(value, enough) - (pair.every(tells) ? 2.4 : 3.4)
    const bare: Title = { text: capitalized(text), kind: 'subjects', value: worth }
    return name === null ? [bare] : [bare, { text: `${name} on ${text}`, kind: 'named', value: worth + 0.3 }]
  })
  for (const { text, words, worth } of subjects) {
    if (words < 2) continue
    const value = Math.min(worth, enough) / 2 - (words > 2 ? 0.8 : worth > 4 ? 1 : 1.8)
    titles.push({ text: capitalized(text), kind: 'subjects', value })
    if (name !== null) titles.push({ text: `${name} on ${text}`, kind: 'named', value: value + 0.3 })
  }
  return titles
}

/** A phrase or a name: a bare noun beside another thing says little of either. */
function tells({ text, words }: SpanSubject): boolean {
  return words > 1 || /\p{Lu}/u.test(text)
}

/** Names more often said say no more than these. */
const enough = 3.8

/** Whoever says most of it, where that is a name to print. */
function speakerOf(span: readonly Sentence[], brief: Brief): string | null {
  const words = new Map<string | null, number>()
  for (const sentence of span) words.set(sentence.speaker, (words.get(sentence.speaker) ?? 0) + sentence.words)
  const [most] = [...words].sort((a, b) => b[1] - a[1])
  const name = nameOf(most?.[0] ?? null, brief)?.replace(/,.*$/, '') ?? null
  return name !== null && /^\p{Lu}/u.test(name) ? name : null
}
