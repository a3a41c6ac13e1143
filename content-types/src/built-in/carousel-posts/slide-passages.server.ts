import { slideLength } from '../../types/carousel-posts/carousel-posts.ts'
import type { Publishable } from '../grammar/publishable-sentences.server.ts'
import { leansOnMore, overlap, type Passage, passagesOf } from '../passages/passages.server.ts'
import { inner } from './carousel-ends.server.ts'

/** Passages that can be read on a slide with nothing around them, best first. */
export function slidePassages(pool: ReadonlyMap<number, Publishable>): Passage[] {
  return passagesOf(pool, 2).filter(
    (passage) =>
      passage.text.length <= slideLength && passage.words >= 6 && !leansOnMore(passage) && !hangsOn.test(passage.text),
  )
}

/** A second sentence that only goes on from the first: "Whereas …", "Or if …". */
const hangsOn = /[.!?…][”"’)]* (?:whereas|or|like|also|okay|yeah|yes|right|which|meaning|anyway)\b(?! (?:a|an|the)\b)/i

/** Up to `count` of them, none near another or used before, in order of time. A further attempt begins further down. */
export function spreadOut(
  passages: readonly Passage[],
  { used, count, gap, attempt }: { used: ReadonlySet<number>; count: number; gap: number; attempt: number },
): Passage[] {
  const chosen: Passage[] = []
  const start = Math.min((attempt % 4) * inner.best, Math.max(0, passages.length - count * 3))
  for (const passage of [...passages.slice(start), ...passages.slice(0, start)]) {
    if (chosen.length >= count) break
    const isApart = (other: Passage) => Math.abs(other.first - passage.first) >= gap && !overlap(other, passage)
    const free = !isTaken(passage, used) && chosen.every(isApart)
    if (free) chosen.push(passage)
  }
  return chosen.sort((a, b) => a.first - b.first)
}

export function isTaken({ first, last }: Pick<Passage, 'first' | 'last'>, used: ReadonlySet<number>): boolean {
  for (let id = first; id <= last; id++) if (used.has(id)) return true
  return false
}

export function take({ first, last }: Pick<Passage, 'first' | 'last'>, used: Set<number>): void {
  for (let id = first; id <= last; id++) used.add(id)
}
