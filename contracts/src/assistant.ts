// Writing with the user's own chat assistant: a prompt to copy, and the answer that the user pastes back.
import { contentTypeKeys, isContentTypeKey, isTextFormatKey, type ContentKey as Key } from '@podcastai/content-types'
import { z } from 'zod'
import { ContentKey } from './content-key.ts'
import { endpoint } from './endpoint.ts'
import { OutputLanguage } from './output-language.ts'
import { maxLabelLength } from './speakers.ts'
import { NamedSpeaker } from './transcript.ts'

const Id = z.object({ id: z.uuid() })

/** Maximum characters of one answer; all content types together take some twenty thousand. */
export const maxAnswerCharacters = 300_000
/** Maximum number of answers: the first one and its follow-ups. */
export const maxAnswers = 5
/** Maximum characters of all answers together; at three bytes each they fit the request limit of two megabytes. */
export const maxAnswersCharacters = 400_000

/** The engine label of content that an assistant wrote. */
export const assistantLabel = 'Your chat assistant'

/** The engine label of a type that was written by hand. */
export const byHandLabel = 'By hand'

/** The content types, the formats that ship, and own ones. */
const maxTypes = 40
const Types = z.array(ContentKey).min(1).max(maxTypes)

/** 'quotes,video_clips'; if omitted, the eight content types and the formats that are on. */
const ListedTypes = z
  .string()
  .regex(/^[a-z_,]{1,600}$/)
  .refine((list) => list.split(',').every(isKey), 'There is no such content type')
  .optional()

function isKey(key: string): key is Key {
  return isContentTypeKey(key) || isTextFormatKey(key)
}

/** Returns the content types in a comma-separated list, and then its formats; without a list, `formats` are the formats. */
export function listedTypes(list: string | undefined, formats: readonly Key[]): Key[] {
  const named: readonly string[] = list?.split(',') ?? [...contentTypeKeys, ...formats]
  return [...contentTypeKeys.filter((key) => named.includes(key)), ...new Set(named.filter(isTextFormatKey))]
}

const writing = {
  access: 'session',
  permission: 'generateContent',
  subscription: 'project',
  params: Id,
  perMinute: 60,
} as const

export const getAssistantPrompt = endpoint({
  ...writing,
  method: 'GET',
  path: '/api/transcripts/:id/assistant',
  summary: 'The prompt for a chat assistant to write these content types',
  query: z.object({
    types: ListedTypes,
    /** The show's if omitted. */
    outputLanguage: OutputLanguage.optional(),
  }),
  response: z.object({
    prompt: z.string(),
    characters: z.int(),
    /** Estimated at four characters per token. */
    tokens: z.int(),
  }),
})

/** The check result of one content type in an answer. */
export const CheckedType = z.object({
  contentType: ContentKey,
  /** Texts that passed, by place, truncated. */
  texts: z.array(z.object({ at: z.string(), text: z.string() })),
  /** Texts that failed, with reasons. */
  leftOut: z.array(z.object({ at: z.string(), text: z.string(), why: z.string() })),
  /** Places without a text in the answer. */
  missing: z.array(z.object({ at: z.string(), why: z.string() })),
  /** Why this type can't be saved: too little passed, or it may not be overwritten. */
  problem: z.string().nullable(),
  isSaved: z.boolean(),
  /** Equal for equal content, however much of its texts is shown. */
  fingerprint: z.string(),
})
export type CheckedType = z.infer<typeof CheckedType>

/** A misheard name, its spelling, how often it was heard, and the first sentence with it. */
export const Respelled = z.object({ heard: z.string(), written: z.string(), count: z.int(), said: z.string() })
export type Respelled = z.infer<typeof Respelled>

/** A name or spelling that is not used: what the answer says, and why it is not used. */
export const UnusedName = z.object({ at: z.string(), text: z.string(), why: z.string() })
export type UnusedName = z.infer<typeof UnusedName>

export const readAssistantAnswer = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/transcripts/:id/assistant',
  summary: 'Check the answer of a chat assistant; store what passed of the types in `save` as new versions',
  body: z.object({
    /** The requested types: which texts belong to which type depends on all of them. */
    types: Types,
    /** In order: a follow-up repairs texts that failed before. */
    answers: z
      .array(z.string().max(maxAnswerCharacters))
      .min(1)
      .max(maxAnswers)
      .refine((answers) => answers.join('').length <= maxAnswersCharacters, 'Together, the answers are too long'),
    /** The types to store; empty for a dry run. */
    save: z.array(ContentKey).max(maxTypes),
    /** The language that the prompt asked for; the show's if omitted. */
    outputLanguage: OutputLanguage.optional(),
    /** Speakers, as shown, and heard words, for which the names and spellings in the answers are not used. */
    declined: z.array(z.string().max(maxLabelLength)).max(100).default([]),
  }),
  response: z.object({
    /** Message for the user if there was nothing to check. */
    problem: z.string().nullable(),
    /** Indexes of `answers` without any text; the others still count. */
    unread: z.array(z.int()),
    /** Names that the answers give to numbered speakers. A dry run uses them; renaming the speakers is a separate call. */
    names: z.array(NamedSpeaker),
    /** Spellings that the answers give to misheard words. A dry run uses them; correcting the words is a separate call. */
    spellings: z.array(Respelled),
    /** Names and spellings of the answers that are not used, with reasons. */
    unusedNames: z.array(UnusedName),
    types: z.array(CheckedType),
    /** True if the last answer ends in the middle: the follow-up prompt then asks for the rest of it. */
    isBrokenOff: z.boolean(),
    /** The follow-up prompt; null if everything passed. */
    repairPrompt: z.string().nullable(),
  }),
})
