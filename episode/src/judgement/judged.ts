// How the models of a piece are put together. The fit and the engine do it alike.

/** How much the two linear models count beside the trees, for a line. */
const shares = { marked: 0.2, graded: 0.3 } as const

/** Of a line: what the editors' marks say, what the producers' grades say, and what the trees make of all. */
export function quoteSum({ marked, graded, trees }: { marked: number; graded: number; trees: number }): number {
  return trees + shares.marked * marked + shares.graded * graded
}

/** How much what editors called their clips counts beside the trees, for a title. */
const shareOfNamed = 0.3

/** Of a short line as a title: what editors call episodes and clips, and what producers say of titles. */
export function titleSum({ named, trees }: { named: number; trees: number }): number {
  return trees + shareOfNamed * named
}

/** How much where it is cut counts beside what is cut out, for an excerpt. */
const shareOfEnds = 0.5

/** Of an excerpt: whether editors cut such a passage out, and whether they cut it there. */
export function excerptSum({ passage, ends }: { passage: number; ends: number }): number {
  return passage + shareOfEnds * ends
}

/** Features that only the linear models look at: there are too many of them for trees. */
export const isSparse = (feature: string) => feature.startsWith('first2:')

type Scale = readonly [slope: number, offset: number]

/** The logarithm of the odds that a piece with that sum is good. */
export function toLogit(sum: number, [slope, offset]: Scale): number {
  return sum * slope + offset
}

/** A logit as points from 0 to 100: of a hundred pieces with that many, so many are good. */
export function toPoints(logit: number): number {
  return Math.round(1000 / (1 + Math.exp(-logit))) / 10
}

/** A sum as points from 0 to 100. */
export function sumToPoints(sum: number, scale: Scale): number {
  return toPoints(toLogit(sum, scale))
}
