import type { Episode } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import type { ContentTypeKey } from '../type/content-type.ts'

// A quality rule measures finished content of any engine: it sees the content and the episode, never the engine's
// intermediate data.

/** All that was written of the episode, by type. A rule sees the shape of its own type alone. */
type Kit = Partial<Record<ContentTypeKey, unknown>>

export type Setting = { episode: Episode; brief: Brief; kit: Kit }

export type Verdict = {
  /** What was measured, for the report: '12 quotes', '37 of 40 words'. */
  figure: string
  /** What breaks the rule, each with the words concerned; empty where it holds. */
  wrong: string[]
}

export type Rule<Content> = { label: string; check: (content: Content, setting: Setting) => Verdict }

/** `items` measured one by one: how many hold, and what is wrong with the others. */
export function each<Item>(items: readonly Item[], complaint: (item: Item, index: number) => string | null): Verdict {
  const wrong = items.flatMap((item, index) => complaint(item, index) ?? [])
  return { figure: `${items.length - wrong.length} of ${items.length}`, wrong }
}
