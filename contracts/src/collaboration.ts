import { z } from 'zod'
import { ContentKey } from './content-key.ts'
import { endpoint } from './endpoint.ts'
import { ItemReference } from './item-reference.ts'
import { hasVisibleText } from './visible-text.ts'

export const maxCommentLength = 2000
/** Maximum comments per project. */
export const maxComments = 500

const Id = z.object({ id: z.uuid() })

/** A member of the workspace, with the fields that comments show. */
export const Colleague = z.object({ id: z.string(), name: z.string() })
export type Colleague = z.infer<typeof Colleague>

export const Comment = z.object({
  id: z.string(),
  text: z.string(),
  /** Null if the account was deleted. */
  author: Colleague.nullable(),
  /** Both null for a comment on the whole project; else a type, or the id of an item. */
  contentType: ContentKey.nullable(),
  item: z.string().nullable(),
  /** The first words of the item when the comment was written. */
  about: z.string().nullable(),
  /** People that the text mentions with an @. */
  mentions: z.array(Colleague),
  createdAt: z.iso.datetime(),
  /** When its author last changed the text. */
  editedAt: z.iso.datetime().nullable(),
  /** `by` is null once the account is deleted. */
  resolved: z.object({ by: Colleague.nullable(), at: z.iso.datetime() }).nullable(),
})
export type Comment = z.infer<typeof Comment>

const CommentText = z
  .string()
  .trim()
  .min(1, 'Please write something')
  .refine(hasVisibleText, 'Please write something')
  .max(maxCommentLength)

const project = { access: 'session', permission: 'generateContent', params: Id } as const

export const listComments = endpoint({
  ...project,
  method: 'GET',
  path: '/api/transcripts/:id/comments',
  summary: 'The comments on a project and its content, oldest first, and the people to mention',
  response: z.object({ comments: z.array(Comment), people: z.array(Colleague) }),
})

export const addComment = endpoint({
  ...project,
  method: 'POST',
  path: '/api/transcripts/:id/comments',
  summary: 'Comment on a project, a content type or an item of it; @name mentions a member',
  perMinute: 30,
  body: z.object({
    text: CommentText,
    contentType: ContentKey.optional(),
    item: ItemReference.optional(),
  }),
  response: Comment,
})

const comment = { ...project, params: Id.extend({ commentId: z.uuid() }) } as const

export const editComment = endpoint({
  ...comment,
  method: 'PATCH',
  path: '/api/transcripts/:id/comments/:commentId',
  summary: 'Edit a comment; only its author can',
  perMinute: 30,
  body: z.object({ text: CommentText }),
  response: Comment,
})

export const resolveComment = endpoint({
  ...comment,
  method: 'PUT',
  path: '/api/transcripts/:id/comments/:commentId/resolved',
  summary: 'Resolve or reopen a comment; anyone who may comment can',
  body: z.object({ resolved: z.boolean() }),
  response: Comment,
})

export const removeComment = endpoint({
  ...comment,
  method: 'DELETE',
  path: '/api/transcripts/:id/comments/:commentId',
  summary: 'Delete a comment; its author and admins can',
  response: z.object({ id: z.string(), deleted: z.literal(true) }),
})

/** Returns the people that a text mentions by '@' and their full name. "@Sam Smith" doesn't mention Sam. */
export function mentionsIn(text: string, people: readonly Colleague[]): Colleague[] {
  const named = new Set<Colleague>()
  for (const { person } of mentionParts(text, people)) for (const one of person) named.add(one)
  return people.filter((one) => named.has(one))
}

/** Returns the text split into mentions and the text between them. Two people can have the same name. */
export function mentionParts(text: string, people: readonly Colleague[]): { text: string; person: Colleague[] }[] {
  const names = [...new Set(people.map(({ name }) => name.trim()).filter((name) => name !== ''))]
  if (names.length === 0) return [{ text, person: [] }]
  // The longest first, so that a name wins over its own beginning.
  const either = names
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(@(?:${either}))(?![\\p{L}\\p{N}_])`, 'giu')
  return text.split(pattern).flatMap((part, at) => {
    if (part === '') return []
    const name = at % 2 === 1 ? part.slice(1).toLowerCase() : null
    return [{ text: part, person: people.filter((one) => one.name.trim().toLowerCase() === name) }]
  })
}
