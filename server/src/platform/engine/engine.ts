import type { Brief, ClipOverlays, ContentByType, ContentTypeKey, EpisodeNotes } from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import type { Transcript } from '@podcastai/transcript'

/** A transcript with its id, by which an engine may keep what it understood of it. */
export type Source = {
  workspaceId: string
  transcriptId: string
  transcript: Transcript
  /** Aborted when nobody wants what is made of it any more: what runs then is ended at once. */
  signal?: AbortSignal | undefined
}

/**
 * One call of a language model, also one that failed after it was answered. `kit`: several types were written at once.
 * `check`: does what was written follow from what was said? `repair`: what did not hold was written again.
 */
export type Usage = {
  purpose: 'analysis' | ContentTypeKey | 'kit' | 'check' | 'repair' | 'clip_tool'
  model: string
  /** Tokens; those read from the provider's cache are part of the input. */
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  /** Null where the model's price is not known. */
  dollars: number | null
}

/** A request to regenerate existing content. */
export type Revision = {
  /** In the person's words; empty: just something else. */
  instruction: string
  /** The content of the type as it is now. */
  current: unknown
  /**
   * Path of the one item that is to change, for example '3', 'short' or 'alternative.2'; null: all that is not kept.
   */
  item: string | null
  /** Paths of the items that stay as they are: pinned ones, and those that people edited. */
  kept: string[]
}

export type WriteInput<Key extends ContentTypeKey> = {
  contentType: Key
  source: Source
  notes: EpisodeNotes | null
  brief: Brief
  revision: Revision | null
  onUsage: (usage: Usage) => void
  signal?: AbortSignal | undefined
}

export type Written<Key extends ContentTypeKey> = {
  content: ContentByType[Key]
  /** Label of the engine that wrote it. */
  by: string
  /** What people should know of it, in plain words: how many texts were left out, and what was not checked. */
  gap: string | null
}

/** Types to generate together for the first time. */
export type KitOfTypes = Omit<WriteInput<ContentTypeKey>, 'contentType' | 'revision'> & {
  contentTypes: readonly ContentTypeKey[]
  /** Hears of each type as soon as it is written. */
  onWritten: <Key extends ContentTypeKey>(contentType: Key, written: Written<Key>) => Promise<void>
  /** Called for each type that failed, with an `EngineRefusal` or an unexpected error. */
  onFailed: (contentType: ContentTypeKey, error: unknown) => Promise<void>
}

/** `content` is what is said in the clip, as it was pasted. */
export type ClipInput = { workspaceId: string; content: string; brief: Brief } & Pick<
  WriteInput<ContentTypeKey>,
  'onUsage' | 'signal'
>

/** A part of what an engine is told, as plain text for people. */
export type EngineInstructions = { title: string; text: string }

/** `message` names settings and addresses, but no key, and holds no word of the provider's or of a transcript. */
export type Trouble = { since: Date; message: string }

/** Who writes. Every engine names the sentences that it rests on; their speakers and times are printed by us. */
export type Engine = {
  key: string
  /** On the page: who wrote this. */
  label: string
  /** Does it write this episode from notes? They are made when it analyses, so that is to be done first. */
  needsNotes: (order: Pick<WriteInput<ContentTypeKey>, 'source'>) => Promise<boolean>
  /**
   * Reads the episode: length, topics, summary, who speaks when; and the notes to write from, where it needs any.
   * @throws EngineRefusal
   */
  analyze: (
    order: Pick<WriteInput<ContentTypeKey>, 'source' | 'brief' | 'onUsage' | 'signal'>,
  ) => Promise<{ analysis: Analysis; notes: EpisodeNotes | null }>
  /**
   * Writes one content type.
   * @throws EngineRefusal with a reason for the person where the episode or the engine does not give it.
   */
  write: <Key extends ContentTypeKey>(order: WriteInput<Key>) => Promise<Written<Key>>
  /** Writes several types, and tells of each once how it ended. @throws only what its two listeners threw */
  writeKit: (order: KitOfTypes) => Promise<void>
  /** Words to lay over a short clip, and a caption for it. @throws EngineRefusal */
  writeClip: (order: ClipInput) => Promise<{ overlays: ClipOverlays } & Pick<Written<ContentTypeKey>, 'by' | 'gap'>>
  /** Why the last model request failed, for the operator; null if it succeeded. */
  trouble: () => Trouble | null
  /** What the engine is told about this episode's voice and material. */
  told: (order: Pick<WriteInput<ContentTypeKey>, 'source' | 'brief' | 'notes'>) => Promise<EngineInstructions[]>
}

/**
 * `engine_down`: it cannot be reached, refuses the key, or takes too long. `not_enough_material`: the episode does not
 * hold what the type needs. `unusable_answer`: what a model wrote does not hold. `cannot_follow`: this engine cannot do
 * what the instruction asks. `took_too_long`: reading or writing this text used more time or memory than any text of
 * its size may. `too_many_requests`: much of this workspace's work is waiting already.
 */
export type RefusalCode =
  | 'engine_down'
  | 'too_many_requests'
  | 'not_enough_material'
  | 'unusable_answer'
  | 'cannot_follow'
  | 'took_too_long'

/** A content type could not be written; `message` is the reason, for the person. What is behind it is its cause. */
export class EngineRefusal extends Error {
  override name: string = 'EngineRefusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/**
 * A text took more time or memory than it may and was ended. It would again: nothing tries it a second time by itself.
 */
export class TookTooLong extends EngineRefusal {
  override name = 'TookTooLong'

  constructor(message: string, options?: ErrorOptions) {
    super('took_too_long', message, options)
  }
}

/** The process is stopping. The episode is fine, and the next worker generates it. */
export class EngineInterrupted extends Error {
  override name = 'EngineInterrupted'
}
