import type { TimedSegment } from '../cut-lists/clip-subtitles.ts'
import type { FrameRate } from '../cut-lists/frame-rates.ts'
import type { Document } from '../documents/blocks.ts'
import type { ContentByType } from '../registry/registry.ts'
import { printable } from '../type/printable.ts'
import { withoutEstimateMarks } from '../type/time-code.ts'

/** Everything about a project that kits use. */
export type KitSource = {
  /** The project's name. */
  title: string
  content: Partial<ContentByType>
  /** The length of the episode; null before the transcript has been parsed. */
  seconds: number | null
  segments: readonly TimedSegment[]
  rate: FrameRate
}

export type KitFile = {
  /** A name that every file system accepts. */
  name: string
  /** Where to use it, and how it compares to the platform's limits. */
  use: string
} & ({ text: string } | { document: Document })

/** Returns a text file to paste from; no file if the text is empty. */
export function textFile(name: string, text: string, use: string): KitFile[] {
  const settled = withoutEstimateMarks(printable(text)).trim()
  return settled === '' ? [] : [{ name, use, text: `${settled}\n` }]
}

/** Returns "of at most 100 characters", with a warning if there are more. */
export function ofAtMost(count: number, max: number, unit: string): string {
  const figures = `${count.toLocaleString('en-US')} of at most ${max.toLocaleString('en-US')} ${unit}`
  return count > max ? `${figures}: TOO LONG, shorten it` : figures
}
