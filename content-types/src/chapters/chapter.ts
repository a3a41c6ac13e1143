/** What YouTube asks of chapters; with fewer it shows none. */
export const chapterRules = { min: 3, seconds: 10 } as const

/** `time` says by “≈” that it is estimated. */
export type Chapter = { time: string; title: string }
