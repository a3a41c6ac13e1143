import type { Episode } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import type { ContentTypeKey } from '../type/content-type.ts'

// A quality rule measures finished content of any engine: it sees the content and the episode, never the engine's
// intermediate data.

/** All content of the episode, by type. A rule knows only the shape of its own type. */
type Kit = Partial<Record<ContentTypeKey, unknown>>

export type Setting = { episode: Episode; brief: Brief; kit: Kit }

export type Verdict = {
  /** What was measured, for the report: '12 quotes', '37 of 40 words'. */
  figure: string
  /** Violations, each with the words concerned; empty if there are none. */
  wrong: string[]
}

export type Rule<Content> = { label: string; check: (content: Content, setting: Setting) => Verdict }

/** Checks items one by one; returns how many pass, and the complaints about the others. */
export function each<Item>(items: readonly Item[], complaint: (item: Item, index: number) => string | null): Verdict {
  const wrong = items.flatMap((item, index) => complaint(item, index) ?? [])
  return { figure: `${items.length - wrong.length} of ${items.length}`, wrong }
}
