// Writing with a chat assistant of one's own: a prompt to copy, and the answer that is pasted back.
import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Id = z.object({ id: z.uuid() })

/** Characters of one answer; a whole kit has some twenty thousand. */
export const maxAnswerCharacters = 300_000
/** The first answer, and those that mend it. */
export const maxAnswers = 5
/** Characters of all answers together; at three bytes each they fit the two megabytes that a request may have. */
export const maxAnswersCharacters = 400_000

/** What is written with an assistant is shown as written by this. */
export const assistantLabel = 'Your chat assistant'

/** Stands in place of an engine's label for a type that people began to write themselves. */
export const byHandLabel = 'By hand'

const Types = z.array(z.enum(contentTypeKeys)).min(1).max(contentTypeKeys.length)

/** 'quotes,video_clips'; without any it is the whole kit. */
const ListedTypes = z
  .string()
  .regex(/^[a-z_,]{1,200}$/)
  .refine((list) => list.split(',').every(isType), 'There is no such content type')
  .optional()

function isType(key: string): key is ContentTypeKey {
  return contentTypeKeys.some((one) => one === key)
}

/** The types that a list names. */
export function listedTypes(list: string | undefined): ContentTypeKey[] {
  const named = list?.split(',') ?? contentTypeKeys
  return contentTypeKeys.filter((key) => named.includes(key))
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
  summary: 'What to paste into a chat assistant, so that it writes these content types',
  query: z.object({ types: ListedTypes }),
  response: z.object({
    prompt: z.string(),
    characters: z.int(),
    /** About: four characters a token. */
    tokens: z.int(),
  }),
})

/** What became of one content type of an answer. */
export const CheckedType = z.object({
  contentType: z.enum(contentTypeKeys),
  /** What holds, place by place; of every text its beginning. */
  texts: z.array(z.object({ at: z.string(), text: z.string() })),
  /** What does not hold, and why. */
  leftOut: z.array(z.object({ at: z.string(), text: z.string(), why: z.string() })),
  /** Places that nothing of the answer fills. */
  missing: z.array(z.object({ at: z.string(), why: z.string() })),
  /** Why nothing of this type can be saved: too little holds, or it may not be written over. */
  problem: z.string().nullable(),
  isSaved: z.boolean(),
  /** The same for the same content, however much of its texts is shown. */
  fingerprint: z.string(),
})
export type CheckedType = z.infer<typeof CheckedType>

export const readAssistantAnswer = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/transcripts/:id/assistant',
  summary: 'Check what a chat assistant answered; of the types in `save` store what holds, each as a new version',
  body: z.object({
    /** Those that were asked for: which texts belong to which type depends on all of them. */
    types: Types,
    /** In the order they were given: a later one mends what did not hold before. */
    answers: z
      .array(z.string().max(maxAnswerCharacters))
      .min(1)
      .max(maxAnswers)
      .refine((answers) => answers.join('').length <= maxAnswersCharacters, 'Together, the answers are too long'),
    /** Those of the types that are stored; none only looks. */
    save: z.array(z.enum(contentTypeKeys)).max(contentTypeKeys.length),
  }),
  response: z.object({
    /** Why there was nothing to check, for the person. */
    problem: z.string().nullable(),
    /** Places in `answers` that no text was found in; what holds of the others counts. */
    unread: z.array(z.int()),
    types: z.array(CheckedType),
    /** What to ask the assistant next; null where everything holds. */
    repairPrompt: z.string().nullable(),
  }),
})
