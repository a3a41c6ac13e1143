import { overlaps } from '../type/spans.ts'

type Span = { first: number; last: number }

/**
 * Returns the choice for an attempt: each attempt chooses from what the previous ones left over. If `choose` finds
 * nothing there, it starts over with everything.
 */
export function choiceAt<Choice>(
  attempt: number,
  choose: (taken: readonly Span[]) => Choice | null,
  getSpans: (choice: Choice) => readonly Span[],
): Choice | null {
  let taken: Span[] = []
  let choice = choose(taken)
  for (let step = 0; step < attempt && choice !== null; step += 1) {
    taken = [...taken, ...getSpans(choice)]
    const next = choose(taken)
    if (next === null) taken = []
    choice = next ?? choose(taken)
  }
  return choice
}

/** True if a run of sentences is at least this many sentences away from all the others. */
export function isApart({ first, last }: Span, others: readonly Span[], sentences = 0): boolean {
  const wide = { first: first - sentences, last: last + sentences }
  return !others.some((other) => overlaps(wide, other))
}
