import type { Brief, ContentByType, ContentTypeKey } from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import type { Transcript } from '@podcastai/transcript'

/** A transcript with its id, by which an engine may keep what it understood of it. */
export type Source = { transcriptId: string; transcript: Transcript }

/** Who writes. Every engine points at sentences; words, speakers and times are printed by us. */
export type Engine = {
  key: string
  /** On the page: who wrote this. */
  label: string
  /** Reads the episode: length, topics, summary, who speaks when. */
  analyze: (source: Source) => Promise<Analysis>
  /**
   * Writes one content type.
   * @throws EngineRefusal with a reason for the person where the episode or the engine does not give it.
   */
  write: <Key extends ContentTypeKey>(contentType: Key, source: Source, brief: Brief) => Promise<ContentByType[Key]>
}

/** A content type could not be written; `message` is the reason, for the person. */
export class EngineRefusal extends Error {
  override name = 'EngineRefusal'
}

/** The process is stopping: nothing is wrong with the episode, whoever comes next writes it. */
export class EngineInterrupted extends Error {
  override name = 'EngineInterrupted'
}
