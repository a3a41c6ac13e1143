import {
  type Brief,
  type ClipOverlays,
  type ContentByType,
  type ContentKey,
  type EpisodeNotes,
  isContentTypeKey,
} from '@podcastai/content-types'
import type { TextSelection } from '@podcastai/content-types/server'
import type { Analysis } from '@podcastai/contracts'
import type { Transcript } from '@podcastai/transcript'

/** A transcript with its id, which an engine may use as a key to cache its analysis. */
export type Source = {
  workspaceId: string
  transcriptId: string
  transcript: Transcript
  /** Aborted when no one needs the result anymore, which ends running work at once. */
  signal?: AbortSignal | undefined
}

/**
 * One call of a language model, including one that failed after it was answered. `kit`: wrote several types at once.
 * `check`: asked whether the texts follow from what was said. `repair`: rewrote the texts that failed a check.
 */
export type Usage = {
  purpose: 'analysis' | ContentKey | 'format' | 'kit' | 'check' | 'repair' | 'clip_tool'
  model: string
  /** Includes the tokens read from the provider's cache. */
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  /** Null if the model's price is not known. */
  dollars: number | null
}

/** Returns the purpose of writing a content type, or any text format, whose number the metrics must not depend on. */
export function getPurpose(key: ContentKey): Usage['purpose'] {
  return isContentTypeKey(key) ? key : 'format'
}

/** A request to regenerate existing content. */
export type Revision = {
  /** In the user's words; empty if they just want something else. */
  instruction: string
  /** The current content of the type. */
  current: unknown
  /**
   * Path of the one item to change, for example '3', 'short' or 'alternative.2'; null to change all that is not kept.
   */
  item: string | null
  /** Paths of the items that stay as they are: those that are pinned or that users edited. */
  kept: string[]
}

export type WriteInput<Key extends ContentKey> = {
  contentType: Key
  source: Source
  notes: EpisodeNotes | null
  brief: Brief
  revision: Revision | null
  onUsage: (usage: Usage) => void
  signal?: AbortSignal | undefined
}

export type Written<Key extends ContentKey> = {
  content: ContentByType[Key]
  /** Label of the engine that wrote it. */
  by: string
  /** A note for users in plain words: how many texts were left out, and what was not checked. */
  gap: string | null
}

/** An item to rewrite as its instruction says, or selected words of a text of it. */
export type RewriteInput = Omit<WriteInput<ContentKey>, 'notes' | 'revision'> & {
  revision: Revision & { item: string }
  selection: TextSelection | null
}

/** `content` is the current content of the type with the new item; for a selection, with its new words in that place. */
export type Rewritten = { content: unknown } & Pick<Written<ContentKey>, 'gap'>

/** Types to generate together for the first time. */
export type KitOfTypes = Omit<WriteInput<ContentKey>, 'contentType' | 'revision'> & {
  contentTypes: readonly ContentKey[]
  /** Called for each type as soon as it is written. */
  onWritten: <Key extends ContentKey>(contentType: Key, written: Written<Key>) => Promise<void>
  /** Called for each type that failed, with an `EngineRefusal` or an unexpected error. */
  onFailed: (contentType: ContentKey, error: unknown) => Promise<void>
}

/** `content` is the clip's transcript, as it was pasted. */
export type ClipInput = { workspaceId: string; content: string; brief: Brief } & Pick<
  WriteInput<ContentKey>,
  'onUsage' | 'signal'
>

/** A part of an engine's instructions, as plain text for users. */
export type EngineInstructions = { title: string; text: string }

/** `message` names settings and addresses, but contains no key and no words of the provider or of a transcript. */
export type Trouble = { since: Date; message: string }

/** A writer of content. Every engine cites sentences as evidence; our code prints their speakers and times. */
export type Engine = {
  key: string
  /** Shown on the page as the writer. */
  label: string
  /** True if the engine writes this episode from notes, which `analyze` makes, so call that first. */
  needsNotes: (order: Pick<WriteInput<ContentKey>, 'source'>) => Promise<boolean>
  /**
   * Analyzes the episode: length, topics, summary, who speaks when, and the notes to write from, if it needs any.
   * @throws EngineRefusal
   */
  analyze: (
    order: Pick<WriteInput<ContentKey>, 'source' | 'brief' | 'onUsage' | 'signal'>,
  ) => Promise<{ analysis: Analysis; notes: EpisodeNotes | null }>
  /**
   * Writes one content type.
   * @throws EngineRefusal with a reason for the user if the episode or the engine does not yield it.
   */
  write: <Key extends ContentKey>(order: WriteInput<Key>) => Promise<Written<Key>>
  /** Rewrites one text, with the checks of a generated one. @throws EngineRefusal */
  rewrite: (order: RewriteInput) => Promise<Rewritten>
  /** Writes several types, and reports the outcome of each once. @throws only errors of the two callbacks */
  writeKit: (order: KitOfTypes) => Promise<void>
  /** Writes the words to lay over a short clip, and a caption for it. @throws EngineRefusal */
  writeClip: (order: ClipInput) => Promise<{ overlays: ClipOverlays } & Pick<Written<ContentKey>, 'by' | 'gap'>>
  /** Returns why the model fails, for the operator; null if it works, as far as is known. */
  trouble: () => Trouble | null
  /** Returns the instructions that the engine gets about this episode's voice and material. */
  told: (order: Pick<WriteInput<ContentKey>, 'source' | 'brief' | 'notes'>) => Promise<EngineInstructions[]>
}

/**
 * `engine_down`: the engine cannot be reached, refuses the key, or takes too long. `not_enough_material`: the episode
 * lacks what the type needs. `unusable_answer`: the model's text failed the checks. `cannot_follow`: this engine cannot
 * do what the instruction asks. `took_too_long`: reading or writing this text used more time or memory than any text of
 * its size may. `too_many_requests`: too much of this workspace's work is waiting already.
 */
export type RefusalCode =
  | 'engine_down'
  | 'too_many_requests'
  | 'not_enough_material'
  | 'unusable_answer'
  | 'cannot_follow'
  | 'took_too_long'

/** A content type could not be written. `message` is the reason for the user; `cause` is the underlying error. */
export class EngineRefusal extends Error {
  override name: string = 'EngineRefusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Work on a text exceeded its time or memory limit. It would again, so nothing retries it automatically. */
export class TookTooLong extends EngineRefusal {
  override name = 'TookTooLong'

  constructor(message: string, options?: ErrorOptions) {
    super('took_too_long', message, options)
  }
}

/** The process is stopping. The episode is fine, and the next worker writes its content. */
export class EngineInterrupted extends Error {
  override name = 'EngineInterrupted'
}
