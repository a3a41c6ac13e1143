import type { Episode } from '@podcastai/episode'
import type { Brief } from '../brief.ts'
import type { ContentTypeKey } from '../content-type.ts'
import type { Evidence } from '../evidence.ts'
import type { Complaints } from './complaints.server.ts'
import type { EpisodeNotes } from './episode-notes.ts'
import type { Said } from './grounding/said.server.ts'
import type { Piece } from './model-task.server.ts'

/** The model's side of a content type: what it is asked, and what its answer may become. */
export type ModelWriter<Draft> = {
  key: ContentTypeKey
  /** The task in words: places, figures, what makes it good. */
  asks: (setting: Setting) => string
  /** The answer as a draft, each piece held against the episode. */
  read: (pieces: readonly Piece[], reading: Reading<Draft>) => Read<Draft>
  /** Where one item, by its path in the content, is asked for, and where it then stands; null for what is no item. */
  item: (path: string) => Item | null
}

export type Setting = { episode: Episode; brief: Brief; notes: EpisodeNotes }

export type Item = {
  /** The place of a piece. */
  at: string
  /** Its path in content whose other items are the built-in engine's. */
  from: string
}

export type Reading<Draft> = Setting & {
  said: Said
  /** The built-in engine's draft, to fill what the answer leaves open; null: what is open is a complaint. */
  fill: Draft | null
  /** The one place that was asked for; the others are filled. */
  only: Item | null
}

export type Read<Draft> = {
  /** What holds of the answer, filled up where a filling was given; null where nothing holds. */
  draft: Draft | null
  /** What does not hold, for the model. */
  complaints: Complaints
  /** What was filled, for people: 'the short caption'. */
  filled: string[]
  /** Where words of ours rest, by the path of the content's evidence. */
  evidence: Record<string, Evidence[]>
}
