/** YouTube's minimum number of chapters and minimum seconds of each; with fewer chapters it shows none. */
export const chapterRules = { min: 3, seconds: 10 } as const

/** `time` begins with “≈” if it is estimated. */
export type Chapter = { time: string; title: string }
