import type { TimedSegment } from '../cut-lists/clip-subtitles.ts'
import type { FrameRate } from '../cut-lists/frame-rates.ts'
import type { Document } from '../documents/blocks.ts'
import type { ContentByType } from '../registry/registry.ts'
import { printable } from '../type/printable.ts'
import { withoutEstimateMarks } from '../type/time-code.ts'

/** What a kit is made of: everything that is known of a project. */
export type KitSource = {
  /** The project's name. */
  title: string
  content: Partial<ContentByType>
  /** How long the episode lasts; null before it was read. */
  seconds: number | null
  segments: readonly TimedSegment[]
  rate: FrameRate
}

export type KitFile = {
  /** Fit for any file system. */
  name: string
  /** Where it goes, and how it keeps to the platform's limits. */
  use: string
} & ({ text: string } | { document: Document })

/** A text to paste as it is. Null where there is nothing to say. */
export function textFile(name: string, text: string, use: string): KitFile[] {
  const settled = withoutEstimateMarks(printable(text)).trim()
  return settled === '' ? [] : [{ name, use, text: `${settled}\n` }]
}

/** "of at most 100 characters", and a word of warning where it is more. */
export function ofAtMost(count: number, max: number, unit: string): string {
  const figures = `${count.toLocaleString('en-US')} of at most ${max.toLocaleString('en-US')} ${unit}`
  return count > max ? `${figures}: TOO LONG, shorten it` : figures
}
