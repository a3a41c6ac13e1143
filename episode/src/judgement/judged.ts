// How the models of a piece are combined. Fitting and the engine share this code.

/** Weights of the two linear models, added to the trees' score of a line. */
const shares = { marked: 0.2, graded: 0.3 } as const

/** Returns the sum for a line of the editors' marks, the producers' grades, and the trees. */
export function quoteSum({ marked, graded, trees }: { marked: number; graded: number; trees: number }): number {
  return trees + shares.marked * marked + shares.graded * graded
}

/** Weight of the model of editors' titles, added to the trees' score of a title. */
const shareOfNamed = 0.3

/**
 * Returns the sum for a short line as a title: what editors call episodes and clips, and the trees fitted to grades.
 */
export function titleSum({ named, trees }: { named: number; trees: number }): number {
  return trees + shareOfNamed * named
}

/** Weight of where an excerpt is cut, added to the score of what it contains. */
const shareOfEnds = 0.5

/** Returns the sum for an excerpt: whether editors cut out such a passage, and whether they cut it there. */
export function excerptSum({ passage, ends }: { passage: number; ends: number }): number {
  return passage + shareOfEnds * ends
}

/** True if only the linear models use a feature: there are too many of these for the trees. */
export const isSparse = (feature: string) => feature.startsWith('first2:')

type Scale = readonly [slope: number, offset: number]

/** Returns the log odds that a piece with that sum is good. */
export function toLogit(sum: number, [slope, offset]: Scale): number {
  return sum * slope + offset
}

/** Converts a logit to points from 0 to 100, the percentage of such pieces that are good. */
export function toPoints(logit: number): number {
  return Math.round(1000 / (1 + Math.exp(-logit))) / 10
}

/** Converts a sum to points from 0 to 100. */
export function sumToPoints(sum: number, scale: Scale): number {
  return toPoints(toLogit(sum, scale))
}
