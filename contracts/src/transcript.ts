import { contentTypeKeys, FormatContent } from '@podcastai/content-types'
import { z } from 'zod'
import { ContentKey } from './content-key.ts'
import { EpisodeFacts } from './facts.ts'

/**
 * Windows of equal length over the episode: words above the line and below it, each 0–1 relative to the busiest. With
 * several lanes below the line, there is a number for each.
 */
export const TalkStrip = z.array(z.object({ host: z.number(), guests: z.union([z.number(), z.array(z.number())]) }))
export type TalkStrip = z.infer<typeof TalkStrip>

const Guest = z.object({
  guestName: z.string().nullable(),
  guestTitle: z.string().nullable(),
  guestHandle: z.string().nullable(),
})

/**
 * A name for a speaker whom the file only numbers, and the sentence that reveals it. `own`: that speaker says it.
 */
export const NamedSpeaker = z.object({ speaker: z.string(), name: z.string(), said: z.string(), own: z.boolean() })
export type NamedSpeaker = z.infer<typeof NamedSpeaker>

/** The results of analyzing an episode. */
export const Analysis = z.object({
  /** Minutes. */
  episodeDuration: z.number(),
  keyTopics: z.array(z.string()),
  summary: z.string(),
  speakers: z.array(z.object({ name: z.string(), role: z.enum(['host', 'guest', 'unknown']), words: z.int() })),
  timeSource: z.enum(['file', 'partly', 'none']),
  language: z.string().nullable(),
  strip: TalkStrip,
  /** Names that the talk reveals for speakers whom the file only numbers. Missing in analyses of earlier releases. */
  names: z.array(NamedSpeaker).optional(),
})
export type Analysis = z.infer<typeof Analysis>

/** A speaker of the episode. */
export const Speaker = z.object({
  /** The name on pages and in the content. */
  name: z.string(),
  /** The speaker's labels in the file; several if the user merged speakers. */
  labels: z.array(z.string()),
  /** Labels that are not in the file: users gave turns to a person whom the file does not name. */
  added: z.array(z.string()).optional(),
  words: z.int(),
})
export type Speaker = z.infer<typeof Speaker>

/** How the file was parsed: its detected format, and what was repaired or left out. */
export const ParseReport = z.object({
  /** For people, for example 'WebVTT captions'. */
  dialect: z.string(),
  segments: z.int(),
  /** Number of turns: the changes of speaker, plus one. */
  turns: z.int(),
  timeSource: z.enum(['file', 'partly', 'none']),
  notes: z.array(
    z.object({
      kind: z.enum(['repaired', 'dropped']),
      what: z.string(),
      count: z.int(),
      /** First line of the file where this happened, from 1; null if there is no line. */
      firstLine: z.int().nullable(),
      /** The first entry of its list, from 1, for a file whose text need not have lines (JSON). */
      firstEntry: z.int().optional(),
    }),
  ),
  /** Number of lines that were left out and are too many to be brought back. */
  notKept: z.int(),
})
export type ParseReport = z.infer<typeof ParseReport>

const SpeakerText = z.object({ speaker: z.string().nullable(), text: z.string() })

/** "Are these the speakers?", for a file whose names may be speakers or words. */
export const SpeakerQuestion = z.object({
  /** True if the names are treated as speakers now. */
  areSpeakers: z.boolean(),
  /** True if a user said so; otherwise, it is the likelier answer. */
  isAnswered: z.boolean(),
  names: z.array(z.string()),
  /** How the transcript begins with each answer. */
  first: z.object({ speakers: z.array(SpeakerText), words: z.array(SpeakerText) }),
})
export type SpeakerQuestion = z.infer<typeof SpeakerQuestion>

/** `nothing_found`: the episode lacks what the type needs, which is nobody's fault. */
const generationStates = ['none', 'generating', 'generated', 'failed', 'nothing_found'] as const

/** The state of one content type or text format of a transcript. */
export const Generation = z.object({
  contentType: ContentKey,
  state: z.enum(generationStates),
  /** Why the type is not generated, for the user. */
  reason: z.string().nullable(),
  /** Number of the version shown, from 1; 0 for none. */
  version: z.int(),
  /** Who wrote the version shown, for example 'Built-in engine'. */
  engine: z.string().nullable(),
  edited: z.boolean(),
  /** Notes for the user on this version: texts that were left out, and whether the meaning was checked. */
  gap: z.string().nullable(),
  /** Ids of the items that stay when the type is regenerated: pinned and edited ones. */
  pinned: z.array(z.string()),
  editedItems: z.array(z.string()),
  /** Only of text formats: what its content says of the format, or will say if it isn't written yet. */
  format: FormatContent.omit({ posts: true }).optional(),
  /** Only of text formats: false if the show doesn't have the format, or not anymore, so only its text is left. */
  isOn: z.boolean().optional(),
})
export type Generation = z.infer<typeof Generation>

/** True if the type was requested but could not be written. */
export function isNotWritten({ state, version }: Pick<Generation, 'state' | 'version'>): boolean {
  return (state === 'failed' || state === 'nothing_found') && version === 0
}

export const TranscriptListItem = z
  .object({
    id: z.string(),
    /** The show that it is an episode of. */
    showId: z.string(),
    filename: z.string(),
    status: z.string(),
    /** Why processing failed, for the user. */
    statusReason: z.string().nullable(),
    /** Minutes, or null before the file is parsed. */
    episodeDuration: z.number().nullable(),
    createdAt: z.iso.datetime(),
    keyTopics: z.array(z.string()),
    strip: TalkStrip,
    /** Number of content types that are generated. */
    generatedTypes: z.int(),
    /** Types that were requested but could not be written. */
    failedTypes: z.array(z.enum(contentTypeKeys)),
  })
  .extend(Guest.shape)
export type TranscriptListItem = z.infer<typeof TranscriptListItem>

export const Transcript = TranscriptListItem.extend({
  /** The whole text as shown: a paragraph per turn, `Name: words`. Empty until the file is parsed. */
  content: z.string(),
  /** Most words first; empty until the file is parsed, and if it names no speakers. */
  speakers: z.array(Speaker),
  /** Null until the file is parsed. */
  parseReport: ParseReport.nullable(),
  /** Null if the speakers are clear. */
  speakerQuestion: SpeakerQuestion.nullable(),
  analysis: Analysis.nullable(),
  /** The eight content types, then the text formats of the show that are on, and others that were written. */
  generation: z.array(Generation),
  /** Names of the episode's hosts, separated by commas; null if they are those of the settings. */
  hostName: z.string().nullable(),
  /** What is known of the episode, including its host and guest; without facts that nothing states. */
  facts: EpisodeFacts,
  /** Link to the recording; https, or http too for older projects. */
  recordingUrl: z.string().nullable(),
  /** Seconds of the linked recording before the transcript starts; negative if the transcript starts earlier. */
  recordingOffset: z.number(),
  /** Changes whenever anything but `generation` changes. */
  revision: z.string(),
  /** Counts changes of words, speakers, and their names; all content is shown with them. */
  textRevision: z.int(),
  /** The project of the earlier file that this one replaced; null once that is deleted. */
  earlier: z.object({ id: z.string(), filename: z.string() }).nullable(),
  /** The uploaded file's own name; the project may instead be titled as the file states, or renamed by a user. */
  uploadName: z.string(),
})
export type Transcript = z.infer<typeof Transcript>

export const Segment = z.object({
  id: z.int(),
  speaker: z.string().nullable(),
  start: z.number().nullable(),
  end: z.number().nullable(),
  text: z.string(),
  /** Times of words inside it that the file states: the word at `offset` of the text is spoken at `seconds`. */
  marks: z.array(z.object({ offset: z.int(), seconds: z.number() })).optional(),
  /** A user split the turn before this segment: it starts a turn even if the speaker stays the same. */
  opensTurn: z.literal(true).optional(),
})
export type Segment = z.infer<typeof Segment>
