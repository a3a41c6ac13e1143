import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { FactFields } from './facts.ts'
import { maxFilenameLength, maxPreviewBytes, maxProjectsInList, maxUrlLength } from './limits.ts'
import { RecordingOffset } from './recording-offset.ts'
import { Segment, TalkStrip, Transcript, TranscriptListItem } from './transcript.ts'
import { hasVisibleText } from './visible-text.ts'

const Id = z.object({ id: z.uuid() })

const optionalText = z
  .string()
  .trim()
  .max(200)
  .optional()
  .transform((text) => text || null)

/** The sort orders of the list of projects. */
export const projectSorts = ['newest', 'oldest', 'name', 'longest'] as const
export type ProjectSort = (typeof projectSorts)[number]

export const listTranscripts = endpoint({
  method: 'GET',
  path: '/api/transcripts',
  summary: 'The projects of the workspace, newest first, without their texts; x-next-cursor where there are more',
  access: 'session',
  permission: 'viewAllTranscripts',
  query: z.object({
    q: z.string().trim().max(200).optional(),
    /** Only the projects of this show. */
    show: z.uuid().optional(),
    status: z.string().max(40).optional(),
    sort: z.enum(projectSorts).default('newest'),
    limit: z.coerce.number().int().min(1).max(maxProjectsInList).default(maxProjectsInList),
    cursor: z.string().max(200).optional(),
    /**
     * Number of projects, from the first, that include their speaker timeline, which is the largest part of a response.
     */
    strips: z.coerce.number().int().min(0).max(maxProjectsInList).default(maxProjectsInList),
  }),
  response: z.array(TranscriptListItem),
})

export const getStrip = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/strip',
  summary: 'The talk strip of a project, as in the list',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  response: z.object({ strip: TalkStrip }),
})

export const uploadTranscript = endpoint({
  method: 'POST',
  path: '/api/transcripts/upload',
  summary: 'Upload a transcript (field `transcript`); reading and writing start at once',
  access: 'session',
  permission: 'uploadTranscripts',
  subscription: 'new project',
  file: 'transcript',
  perMinute: 60,
  body: z.object({
    /** Title of the episode; if omitted, the project is titled as the file states, or else named after the file. */
    title: optionalText.refine((title) => title === null || hasVisibleText(title), 'Please enter a title'),
    /** Facts that are omitted are those that the file states or its greeting tells. */
    ...FactFields.shape,
    /**
     * A project of the same episode, which keeps what was written and is titled as the earlier file's. The new one takes
     * its title, facts, speaker names, recording, note, and share links.
     */
    replaces: z.uuid().optional(),
    /** The show that it is an episode of; by default that of the project it replaces, else the first. */
    showId: z.uuid().optional(),
    /** 'false' only parses the file and generates nothing. */
    generate: z
      .enum(['true', 'false'])
      .default('true')
      .transform((value) => value === 'true'),
  }),
  response: Transcript.extend({ transcriptId: z.string() }),
})

/** Only the server unpacks Word files; the page previews their text like that of any other file. */
export const readWordText = endpoint({
  method: 'POST',
  path: '/api/transcripts/word-text',
  summary: 'The text of a Word file (field `transcript`) as Markdown, and the title in its properties; stores nothing',
  access: 'session',
  permission: 'uploadTranscripts',
  subscription: 'new project',
  file: 'transcript',
  perMinute: 60,
  response: z.object({ text: z.string().max(maxPreviewBytes), title: z.string().max(500) }),
})

/** Finds an earlier upload by the SHA-256 of a file's bytes, in hex. */
export const findUpload = endpoint({
  method: 'GET',
  path: '/api/transcripts/uploads/:hash',
  summary: 'The first project of the workspace that was made of the same file, or null',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  response: z.object({
    project: z.object({ id: z.string(), filename: z.string(), createdAt: z.iso.datetime() }).nullable(),
  }),
})

export const getTranscript = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id',
  summary:
    'One project with its text and how far it is; text, speakers, report and analysis stay empty where `since` is its revision',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  query: z.object({
    /** The revision that the page has, so that polling transfers little, however long the episode is. */
    since: z.string().max(40).default(''),
  }),
  response: Transcript,
})

export const getSegments = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/segments',
  summary: 'The transcript in the pieces of its file, with speakers and times',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  query: z.object({
    /** `timed`: the marks are the times of all words, where the file has them, which are many. */
    words: z.enum(['timed']).optional(),
  }),
  response: z.object({ segments: z.array(Segment) }),
})

export const renameTranscript = endpoint({
  method: 'PATCH',
  path: '/api/transcripts/:id/rename',
  summary: 'Rename a project',
  access: 'session',
  permission: 'generateContent',
  params: Id,
  body: z.object({
    filename: z
      .string()
      .trim()
      .min(1, 'Please enter a name')
      .refine(hasVisibleText, 'Please enter a name')
      .max(maxFilenameLength),
  }),
  response: Transcript,
})

/**
 * An https link. Other schemes (javascript:, data:) must never become a link, and credentials in a link must not be shown
 * to everyone who sees the project.
 */
export const RecordingUrl = z
  .url({ protocol: /^https$/, error: 'Please enter a link that begins with https://', abort: true })
  .max(maxUrlLength, `A link can have at most ${maxUrlLength} characters`)
  .refine(namesNobody, 'Please enter a link without a name and password in front of its address')

function namesNobody(link: string): boolean {
  const { username, password } = new URL(link)
  return username === '' && password === ''
}

export const setRecording = endpoint({
  method: 'PATCH',
  path: '/api/transcripts/:id/recording',
  summary:
    'Say where the episode can be heard or seen, and where the transcript starts in it; null takes the link away',
  access: 'session',
  permission: 'generateContent',
  params: Id,
  /** Another link starts without an offset, unless one is given. */
  body: z
    .object({ recordingUrl: RecordingUrl.nullable(), recordingOffset: RecordingOffset })
    .partial()
    .refine((body) => Object.values(body).some((value) => value !== undefined), 'Please enter a link or an offset'),
  response: Transcript,
})

export const setFacts = endpoint({
  method: 'PATCH',
  path: '/api/transcripts/:id/facts',
  summary: 'Set facts of the episode: show, number, date, host, guest, description, links; an empty text removes one',
  access: 'session',
  permission: 'generateContent',
  params: Id,
  body: FactFields,
  response: Transcript,
})

export const deleteTranscript = endpoint({
  method: 'DELETE',
  path: '/api/transcripts/:id',
  summary: 'Move a project to the bin',
  access: 'session',
  permission: 'deleteTranscripts',
  params: Id,
  response: z.object({ id: z.string(), deleted: z.literal(true) }),
})

export const retryTranscript = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/retry',
  summary: 'Run the processing again from the stored upload',
  access: 'session',
  permission: 'generateContent',
  subscription: 'project',
  params: Id,
  response: Transcript,
})
