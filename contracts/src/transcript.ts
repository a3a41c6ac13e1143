import { contentTypeKeys } from '@podcastai/content-types'
import { z } from 'zod'

/**
 * Windows of equal length over the episode: words above the line and beneath it, each 0–1 of the busiest. Where several
 * lanes lie beneath the line there is a number for each.
 */
export const TalkStrip = z.array(z.object({ host: z.number(), guests: z.union([z.number(), z.array(z.number())]) }))
export type TalkStrip = z.infer<typeof TalkStrip>

const Guest = z.object({
  guestName: z.string().nullable(),
  guestTitle: z.string().nullable(),
  guestHandle: z.string().nullable(),
})

/** What the reading of an episode found. */
export const Analysis = z.object({
  /** Minutes. */
  episodeDuration: z.number(),
  keyTopics: z.array(z.string()),
  summary: z.string(),
  speakers: z.array(z.object({ name: z.string(), role: z.enum(['host', 'guest', 'unknown']), words: z.int() })),
  timeSource: z.enum(['file', 'partly', 'none']),
  language: z.string().nullable(),
  strip: TalkStrip,
})
export type Analysis = z.infer<typeof Analysis>

/** Who speaks. */
export const Speaker = z.object({
  /** The name on pages and in the content. */
  name: z.string(),
  /** The speaker's labels in the file; several if the user merged speakers. */
  labels: z.array(z.string()),
  /** Labels that are not in the file: users gave turns to a person whom it does not name. */
  added: z.array(z.string()).optional(),
  words: z.int(),
})
export type Speaker = z.infer<typeof Speaker>

/** How the file was read: what it was taken for, and what was repaired or left out. */
export const ParseReport = z.object({
  /** In words, for example 'WebVTT captions'. */
  dialect: z.string(),
  segments: z.int(),
  /** Changes of speaker, and one. */
  turns: z.int(),
  timeSource: z.enum(['file', 'partly', 'none']),
  notes: z.array(
    z.object({
      kind: z.enum(['repaired', 'dropped']),
      what: z.string(),
      count: z.int(),
      /** Line of the file where it happened first, from 1; null where it has no line. */
      firstLine: z.int().nullable(),
      /** The same for a file whose text need not have lines (JSON): which entry of its list, from 1. */
      firstEntry: z.int().optional(),
    }),
  ),
})
export type ParseReport = z.infer<typeof ParseReport>

const SpeakerText = z.object({ speaker: z.string().nullable(), text: z.string() })

/** "Are these the speakers?", for a file whose names may be speakers or words. */
export const SpeakerQuestion = z.object({
  /** Are they speakers now? */
  areSpeakers: z.boolean(),
  /** Did a user say so? Otherwise, it is what we think likelier. */
  isAnswered: z.boolean(),
  names: z.array(z.string()),
  /** How the transcript begins, in both cases. */
  first: z.object({ speakers: z.array(SpeakerText), words: z.array(SpeakerText) }),
})
export type SpeakerQuestion = z.infer<typeof SpeakerQuestion>

/** `nothing_found`: the episode does not hold what the type needs, which is no fault of anybody's. */
const generationStates = ['none', 'generating', 'generated', 'failed', 'nothing_found'] as const

/** How far one content type of a transcript is. */
export const Generation = z.object({
  contentType: z.enum(contentTypeKeys),
  state: z.enum(generationStates),
  /** Why it is not generated, for the person. */
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
})
export type Generation = z.infer<typeof Generation>

/** It was asked for and could not be written. */
export function isNotWritten({ state, version }: Pick<Generation, 'state' | 'version'>): boolean {
  return (state === 'failed' || state === 'nothing_found') && version === 0
}

export const TranscriptListItem = z
  .object({
    id: z.string(),
    filename: z.string(),
    status: z.string(),
    /** Why the processing failed, for the person. */
    statusReason: z.string().nullable(),
    /** Minutes, or null before the reading. */
    episodeDuration: z.number().nullable(),
    createdAt: z.iso.datetime(),
    keyTopics: z.array(z.string()),
    strip: TalkStrip,
    /** How many of the content types are generated. */
    generatedTypes: z.int(),
    /** Those that were asked for and could not be written. */
    failedTypes: z.array(z.enum(contentTypeKeys)),
  })
  .extend(Guest.shape)
export type TranscriptListItem = z.infer<typeof TranscriptListItem>

export const Transcript = TranscriptListItem.extend({
  /** The whole text as read: a paragraph per turn, `Name: words`. Empty until the file was read. */
  content: z.string(),
  /** Most words first; empty until the file was read, and where it names nobody. */
  speakers: z.array(Speaker),
  /** Null until the file was read. */
  parseReport: ParseReport.nullable(),
  /** Null if it is clear who speaks. */
  speakerQuestion: SpeakerQuestion.nullable(),
  analysis: Analysis.nullable(),
  generation: z.array(Generation),
  /** Who hosts the episode, separated by commas; null where the hosts are those of the settings. */
  hostName: z.string().nullable(),
  /** Where the episode can be heard or seen; https, of earlier projects http as well. */
  recordingUrl: z.string().nullable(),
  /** Changes whenever anything but `generation` changes. */
  revision: z.string(),
  /** Counts changes of words, speakers, and their names; all content is shown with them. */
  textRevision: z.int(),
  /** The uploaded file's own name; the project may have the title that the file states, or one that people gave it. */
  uploadName: z.string(),
})
export type Transcript = z.infer<typeof Transcript>

export const Segment = z.object({
  id: z.int(),
  speaker: z.string().nullable(),
  start: z.number().nullable(),
  end: z.number().nullable(),
  text: z.string(),
  /** Times that the file states inside a long turn: the word at an offset of the text is spoken at a second. */
  marks: z.array(z.object({ offset: z.int(), seconds: z.number() })).optional(),
  /** A user split the turn before it: it starts a turn even if the speaker stays. */
  opensTurn: z.literal(true).optional(),
})
export type Segment = z.infer<typeof Segment>
