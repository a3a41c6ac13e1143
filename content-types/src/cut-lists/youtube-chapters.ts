import { oneLine } from '../type/printable.ts'
import { secondsAt, timeCode } from '../type/time-code.ts'

/** YouTube's rules for chapters. If one is broken, YouTube shows none. */
export const youtubeChapterRules = { min: 3, seconds: 10 } as const

export type ChapterLine = { time: string; title: string }

/**
 * Returns chapters that YouTube accepts: the first at 0:00, ascending, ten seconds each, three or more. Moves or drops
 * chapters that break a rule; returns null if fewer than three remain. `seconds` is the length of the episode.
 */
export function youtubeChapters(chapters: readonly ChapterLine[], seconds: number | null): ChapterLine[] | null {
  const { min, seconds: apart } = youtubeChapterRules
  const end = seconds ?? Number.POSITIVE_INFINITY
  const begun = chapters
    .map(({ time, title }) => ({ at: secondsAt(time), title: cleanTitle(title) }))
    .filter((one): one is { at: number; title: string } => one.at !== null && one.title !== '')
    .filter(({ at }) => end - at >= apart)
    .sort((one, other) => one.at - other.at)
  const [first] = begun
  if (first && first.at < apart) first.at = 0
  else if (first) begun.unshift({ at: 0, title: 'Introduction' })
  const kept: typeof begun = []
  for (const chapter of begun) if (chapter.at - (kept.at(-1)?.at ?? -apart) >= apart) kept.push(chapter)
  return kept.length < min ? null : kept.map(({ at, title }) => ({ time: timeCode(at), title }))
}

export function chapterText(chapters: readonly ChapterLine[]): string {
  return chapters.map(({ time, title }) => `${time} ${title}`).join('\n')
}

/** YouTube rejects angle brackets in a description. */
function cleanTitle(title: string): string {
  return oneLine(title).replace(/[<>]/g, '').trim()
}
