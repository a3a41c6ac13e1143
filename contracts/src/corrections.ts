import { z } from 'zod'
import { CorrectedWords } from './corrected-words.ts'
import { endpoint } from './endpoint.ts'
import { SpeakerName } from './speaker-name.ts'
import { maxLabelLength } from './speakers.ts'
import { Transcript } from './transcript.ts'

/** Maximum corrections per project. */
export const maxCorrectionsInProject = 2000
/** Maximum places that all corrections of a project may change. */
export const maxCorrectedPlaces = 20_000
/** Maximum characters of a passage marked "not speech". */
export const maxNotSpeechLength = 200_000
/** Maximum entries of a show's glossary. */
export const maxGlossaryEntries = 500

const Id = z.object({ id: z.uuid() })

/** A position in the displayed transcript: a segment's id and a character offset in its text. */
const Place = z.object({ segment: z.int().min(0), offset: z.int().min(0) })

/** Where a correction applies: to the place that was clicked, to the whole episode, or to later uploads as well. */
export const correctionScopes = ['here', 'episode', 'workspace'] as const
export type CorrectionScope = (typeof correctionScopes)[number]

/** One correction, with all places that it changed. */
export const Correction = z.object({
  id: z.uuid(),
  /** The original words. */
  heard: z.string(),
  /** The corrected words. */
  written: z.string(),
  /** `glossary`: a term of the show's glossary, applied when the file was parsed. */
  source: z.enum([...correctionScopes, 'glossary']),
  /** Null if the account was deleted. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** In the displayed transcript, in order. Empty if newer corrections cover all of it. */
  places: z.array(z.object({ from: Place, to: Place, heard: z.string() })),
})
export type Correction = z.infer<typeof Correction>

/** The turns to give to another speaker: one, or it and all later turns of the same speaker. */
export const turnScopes = ['here', 'onward'] as const
export type TurnScope = (typeof turnScopes)[number]

/** A change of the speaker of some turns. */
export const SpeakerOverrides = z.object({
  id: z.uuid(),
  /** The name of the previous speaker; null if the file names none. */
  from: z.string().nullable(),
  /** The new speaker. */
  to: z.string(),
  /** Null if the account was deleted. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Ids of the first and last segment of each turn, in transcript order. */
  turns: z.array(z.object({ from: z.int(), to: z.int() })),
  /** True if the file was parsed again and no longer has these turns. */
  lost: z.boolean(),
})
export type SpeakerOverrides = z.infer<typeof SpeakerOverrides>

/** A passage marked "not speech", which is excluded everywhere. */
export const NotSpeech = z.object({
  id: z.uuid(),
  /** Null if the account was deleted. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Where its words would be in the displayed transcript, in order. Empty if newer acts cover all of it. */
  places: z.array(z.object({ at: Place, words: z.string() })),
  /** True if the file was parsed again and no longer has these words. */
  lost: z.boolean(),
})
export type NotSpeech = z.infer<typeof NotSpeech>

/** A passage that the parser left out; undoing it brings the words back. */
export const LeftOut = z.object({
  id: z.uuid(),
  /** The kind, as the notes of the parse report name it. */
  what: z.string(),
  /** Its first line in the file; null if the file has no such lines. */
  line: z.int().nullable(),
  /** Where its lines would be in the displayed transcript, in order. */
  places: z.array(z.object({ at: Place, words: z.string() })),
})
export type LeftOut = z.infer<typeof LeftOut>

/** A turn that was split, or joined to an adjacent one. */
export const TurnChange = z.object({
  id: z.uuid(),
  kind: z.enum(['split', 'join']),
  /** The first words of the turn, or of the second part if it was split. */
  words: z.string(),
  /** The turn's speaker, if it changed. */
  speaker: z.string().nullable(),
  /** Null if the account was deleted. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type TurnChange = z.infer<typeof TurnChange>

/** Labels of the file, such as "Summary", that are words instead of speaker names. */
export const LabelsAsWords = z.object({
  id: z.uuid(),
  labels: z.array(z.string()),
  /** True if the file's layout decided this, and not a user. */
  byLayout: z.boolean(),
  /** Null if the account was deleted. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type LabelsAsWords = z.infer<typeof LabelsAsWords>

export const Corrections = z.object({
  corrections: z.array(Correction),
  /** Newest first. */
  given: z.array(SpeakerOverrides),
  /** Newest first. */
  notSpeech: z.array(NotSpeech),
  /** In the order of the file. */
  leftOut: z.array(LeftOut),
  /** Newest first. */
  labels: z.array(LabelsAsWords),
  /** Newest first. */
  turns: z.array(TurnChange),
  /** Corrections whose words are no longer in the file after it was parsed again. */
  lost: z.array(Correction.omit({ places: true })),
})
export type Corrections = z.infer<typeof Corrections>

/** A glossary term after a correction in every episode was undone. */
export const TermNow = z.object({
  heard: z.string(),
  /** Null if the glossary no longer has the term. */
  written: z.string().nullable(),
  /** False if the term was kept: it was changed since, or another correction added it as well. */
  isChanged: z.boolean(),
})
export type TermNow = z.infer<typeof TermNow>

/** The remaining corrections, and the state of the glossary terms that came with the undone ones. */
export const Undone = Corrections.extend({ terms: z.array(TermNow) })
export type Undone = z.infer<typeof Undone>

export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/corrections',
  summary: 'The corrected words and speakers of a transcript, and what is marked as not speech, newest first',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  response: Corrections,
})

export const correctTranscript = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/corrections',
  summary: 'Correct misheard words in the transcript, content, exports, and search; 409 if the words changed since',
  access: 'session',
  permission: 'generateContent',
  perMinute: 120,
  params: Id,
  body: z.object({
    from: Place,
    to: Place,
    /** The words that the user saw between the two places. */
    seen: z.string().max(1000),
    written: CorrectedWords,
    scope: z.enum(correctionScopes),
  }),
  response: Correction,
})

export const giveTurn = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/turns',
  summary:
    'Give a turn to another speaker in the transcript, content, exports, and search; 409 if its speaker changed since',
  access: 'session',
  permission: 'generateContent',
  perMinute: 120,
  params: Id,
  body: z.object({
    /** Ids of the first and last segment of the turn; all have the same speaker. */
    from: z.int().min(0),
    to: z.int().min(0),
    /** The speaker that the user saw; null if none is named. */
    seen: z.string().max(maxLabelLength).nullable(),
    /** A speaker of the episode, in any letter case, or a new name. */
    speaker: SpeakerName,
    scope: z.enum(turnScopes),
  }),
  response: SpeakerOverrides,
})

/** Maximum characters sent to check that the words after a place are unchanged. */
export const maxSeenAtSplit = 100

export const splitTurn = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/turns/split',
  summary: 'Split a turn at a word, and give the rest of it to a speaker; 409 if its words changed since',
  access: 'session',
  permission: 'generateContent',
  perMinute: 120,
  params: Id,
  body: z.object({
    /** The first character of the second part. */
    at: Place,
    /** The words that the user saw from there on. */
    seen: z.string().min(1).max(maxSeenAtSplit),
    /** A speaker of the episode, in any letter case, or a new name; null: the same as before. */
    speaker: SpeakerName.nullable(),
  }),
  response: TurnChange,
})

export const joinTurn = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/turns/join',
  summary: 'Join a turn to the one beside it, with its speaker; 409 if its speaker changed since',
  access: 'session',
  permission: 'generateContent',
  perMinute: 120,
  params: Id,
  body: z.object({
    /** Ids of the first and last segment of the turn. */
    from: z.int().min(0),
    to: z.int().min(0),
    /** The speaker that the user saw; null if none is named. */
    seen: z.string().max(maxLabelLength).nullable(),
    with: z.enum(['previous', 'next']),
  }),
  response: TurnChange,
})

export const markNotSpeech = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/not-speech',
  summary: 'Mark a passage as not speech, such as an advertisement: it is used nowhere; 409 if its words changed since',
  access: 'session',
  permission: 'generateContent',
  perMinute: 120,
  params: Id,
  body: z.object({
    from: Place,
    to: Place,
    /** The words that the user saw between the two places. */
    seen: z.string().max(maxNotSpeechLength),
  }),
  response: NotSpeech,
})

/** Maximum number of labels that a speaker's name can have. */
const maxLabels = 1000

export const turnLabelsToWords = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/labels',
  summary:
    'Say that labels of the file name no speaker: they become words, in the whole episode; 409 if they already are',
  access: 'session',
  permission: 'generateContent',
  perMinute: 60,
  params: Id,
  body: z.object({ labels: z.array(z.string().max(maxLabelLength)).min(1).max(maxLabels) }),
  response: LabelsAsWords,
})

export const answerSpeakers = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/speaker-question',
  summary:
    'Answer whether doubtful names are speakers, and update transcript and content; 409 if someone else already did, or during generation',
  access: 'session',
  permission: 'generateContent',
  perMinute: 60,
  params: Id,
  body: z.object({ areSpeakers: z.boolean() }),
  response: Transcript,
})

export const undoCorrection = endpoint({
  method: 'DELETE',
  path: '/api/transcripts/:id/corrections/:correctionId',
  summary:
    'Undo one correction of words or speakers, or bring back a passage marked as not speech or left out by the parser',
  access: 'session',
  permission: 'generateContent',
  perMinute: 120,
  params: Id.extend({ correctionId: z.uuid() }),
  response: Undone,
})

export const undoAllCorrections = endpoint({
  method: 'DELETE',
  path: '/api/transcripts/:id/corrections',
  summary: 'Undo all corrections of a transcript; what the parser left out stays so',
  access: 'session',
  permission: 'generateContent',
  perMinute: 30,
  params: Id,
  response: Undone,
})
