import type { TitleCandidate } from './title-candidates.server.ts'

/** Titles of an episode, and what one must be worth to be shown beyond the least. */
const wanted = { least: 5, most: 8, worth: 3, angles: 3 } as const
/** What a further title of one angle must be better by. */
const anglePoints = 2.5

/**
 * The best titles that differ: by angle first, none from a sentence used before, none that opens as another does, each
 * way of building one once. A later attempt takes what the earlier ones left.
 */
export function chooseTitles(candidates: readonly TitleCandidate[], attempt: number): TitleCandidate[] {
  let left = candidates
  for (let round = 0; round < attempt % 6; round++) {
    const used = new Set(choose(left).map(({ text }) => text))
    const rest = left.filter(({ text }) => !used.has(text))
    if (rest.length < wanted.least) break
    left = rest
  }
  return choose(left)
}

function choose(candidates: readonly TitleCandidate[]): TitleCandidate[] {
  const chosen: TitleCandidate[] = []
  while (chosen.length < wanted.most) {
    let best: { title: TitleCandidate; value: number } | null = null
    const isWanted = wantedNow(candidates, chosen)
    for (const title of candidates) {
      if (!isWanted(title)) continue
      // Best first: from here on none can be better, whatever its angle.
      if (best !== null && title.score <= best.value) break
      const value = title.score - anglePoints * chosen.filter(({ angle }) => angle === title.angle).length
      if (best !== null && value <= best.value) continue
      if (chosen.length >= wanted.least && value < wanted.worth) continue
      if (differs(title, chosen)) best = { title, value }
    }
    if (best === null) break
    chosen.push(best.title)
  }
  // Whoever looks for the guest looks for that: one says who talks about what.
  const guest = candidates.find(({ frame, angle }) => frame === 'name on' && angle === 'guest')
  if (guest && chosen.length < wanted.most && differs(guest, chosen)) chosen.push(guest)
  return chosen.sort((a, b) => b.score - a.score)
}

/** The last of the least are kept for angles that are missing, where the episode has a fair title of another one. */
function wantedNow(candidates: readonly TitleCandidate[], chosen: readonly TitleCandidate[]) {
  const angles = new Set(chosen.map(({ angle }) => angle))
  const missing = wanted.angles - angles.size
  const isNew = ({ angle }: TitleCandidate) => !angles.has(angle)
  const isTime = missing > 0 && chosen.length >= wanted.least - missing
  const isThere = isTime && candidates.some((title) => isNew(title) && title.score > 0 && differs(title, chosen))
  return isThere ? isNew : () => true
}

function differs(title: TitleCandidate, chosen: readonly TitleCandidate[]): boolean {
  return chosen.every(
    (other) =>
      (title.sentence === null || other.sentence !== title.sentence) &&
      (title.frame === 'plain' || title.frame !== other.frame) &&
      opening(title.text) !== opening(other.text) &&
      !alike(other.text, title.text),
  )
}

/** Its first word; two where that is an article or "the". */
function opening(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, /^(?:a|an|the)$/.test(words[0] ?? '') ? 2 : 1).join(' ')
}

function alike(a: string, b: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
  const [left, right] = [words(a), words(b)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared >= 2 && shared / Math.min(left.size, right.size) > 0.5
}
