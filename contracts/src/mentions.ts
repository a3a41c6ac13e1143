import { z } from 'zod'
import { Colleague } from './collaboration.ts'
import { ContentKey } from './content-key.ts'
import { endpoint } from './endpoint.ts'

/** Maximum mentions in the list; older ones are only shown in their project. */
export const maxMentions = 50

/** A comment that mentions the caller. */
export const Mention = z.object({
  commentId: z.string(),
  project: z.object({ id: z.string(), filename: z.string() }),
  /** The item that the comment is about; null for the whole project. */
  contentType: ContentKey.nullable(),
  /** The name of a text format; null for a content type. */
  formatName: z.string().nullable(),
  /** The first words of that item. */
  about: z.string().nullable(),
  text: z.string(),
  /** Null if the account was deleted. */
  author: Colleague.nullable(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Mention = z.infer<typeof Mention>

const own = { access: 'session', permission: 'generateContent' } as const
const Mentions = z.object({ mentions: z.array(Mention) })

export const listMentions = endpoint({
  ...own,
  method: 'GET',
  path: '/api/mentions',
  summary: 'The comments of the workspace that name the caller, newest first',
  response: Mentions,
})

export const readMentions = endpoint({
  ...own,
  method: 'POST',
  path: '/api/mentions/read',
  summary: 'Mark mentions as seen',
  body: z.object({ comments: z.array(z.uuid()).min(1).max(500) }),
  response: Mentions,
})
