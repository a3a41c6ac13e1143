import { type ContentKey, findItem, getContentType } from '@podcastai/content-types'
import {
  addComment,
  type Colleague,
  type Comment,
  editComment,
  listComments,
  maxComments,
  mentionsIn,
  removeComment,
  resolveComment,
} from '@podcastai/contracts'
import { toAnchor } from '../../domain/content/comment-anchors.ts'
import { readVersion } from '../../domain/content/read-content.ts'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Throttle } from '../../platform/http/throttle.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import * as repository from './comments.repository.ts'
import { addMentions, keepMentions } from './mentions.repository.ts'

export type CommentDeps = {
  db: Connection
  jobs: Pick<Jobs, 'enqueue'>
  throttle: Throttle
  now: () => Date
}

/**
 * Serves a team's comments on a project, a content type, or an item. People mentioned with an @ are notified in the app
 * and by email.
 */
export function commentRoutes(serve: Serve, deps: CommentDeps): void {
  const { db, jobs, throttle, now } = deps

  const project = {
    what: 'project',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string } }) =>
      repository.findProject(db, { workspaceId: caller.workspaceId, id: params.id }),
  }

  serve(listComments, {
    ...project,
    handle: async ({ caller, found }) => {
      const comments = await repository.listComments(db, found.id)
      return { comments: comments.map(toComment), people: await repository.listPeople(db, caller.workspaceId) }
    },
  })

  serve(addComment, {
    ...project,
    handle: async ({ caller, body, found }) => {
      const { workspaceId, userId } = caller
      const { text, contentType = null, item = null } = body
      const about = item === null ? { item, anchor: null } : await anchorIn(found.id, contentType, item)
      const mentions = mentionsIn(text, await repository.listPeople(db, workspaceId))
      const told = mentions.filter(({ id }) => id !== userId)
      await throttle.count(told.map(() => ['mention by account', userId]))
      const comment = { transcriptId: found.id, authorId: userId, text, contentType, ...about, mentions }
      const commentId = await db.transaction(async (tx) => {
        if (!(await repository.lockProject(tx, { workspaceId, id: found.id }))) throw deletedMeanwhile()
        const added = await repository.insertComment(tx, { ...comment, createdAt: now() }, maxComments)
        if (!added)
          throw new AppError('conflict', `A project can have up to ${maxComments} comments. Delete some first.`)
        await tell(tx, { workspaceId, commentId: added }, told)
        return added
      })
      return shownComment({ workspaceId, id: found.id, commentId })
    },
  })

  const comment = {
    what: 'comment',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string; commentId: string } }) =>
      repository.findComment(db, { workspaceId: caller.workspaceId, ...params }),
  }

  serve(editComment, {
    ...comment,
    handle: async ({ caller, params, body, found }) => {
      const { workspaceId, userId } = caller
      if (found.author?.id !== userId) throw new AppError('forbidden', 'Only the author of a comment can change it.')
      // People who left the workspace stay mentioned if their name is still in the text.
      const people = await repository.listPeople(db, workspaceId)
      const left = found.mentions.filter(({ id }) => !people.some((person) => person.id === id))
      const mentions = mentionsIn(body.text, [...people, ...left])
      const told = mentions.filter(({ id }) => id !== userId && !found.mentions.some((before) => before.id === id))
      await throttle.count(told.map(() => ['mention by account', userId]))
      await db.transaction(async (tx) => {
        const change = { text: body.text, mentions, editedAt: now() }
        if (!(await repository.updateComment(tx, params, change))) throw notFound('comment')
        await keepMentions(tx, params.commentId, listIds(mentions))
        await tell(tx, { workspaceId, commentId: params.commentId }, told)
      })
      return shownComment({ workspaceId, ...params })
    },
  })

  serve(resolveComment, {
    ...comment,
    handle: async ({ caller, params, body, found }) => {
      const resolved = { resolvedAt: now(), resolvedBy: caller.userId }
      const change = body.resolved ? resolved : { resolvedAt: null, resolvedBy: null }
      // The first person to resolve a comment is kept.
      if (body.resolved !== (found.resolvedAt !== null)) await repository.updateComment(db, params, change)
      return shownComment({ workspaceId: caller.workspaceId, ...params })
    },
  })

  serve(removeComment, {
    ...comment,
    handle: async ({ caller, params, found }) => {
      if (found.author?.id !== caller.userId && caller.role !== 'admin') {
        throw new AppError('forbidden', 'Only the author of a comment or an admin can delete it.')
      }
      await repository.deleteComment(db, params)
      return { id: found.id, deleted: true as const }
    },
  })

  async function anchorIn(transcriptId: string, contentType: ContentKey | null, item: string) {
    const version = contentType && (await readVersion(db, transcriptId, { contentType }))
    const found = version && findItem(getContentType(version.contentType), version.content as never, item)
    if (!found) throw new AppError('invalid', 'This item no longer exists.')
    return { item: found.id, anchor: toAnchor(version, found) }
  }

  /** Notifies people in the app and by email. */
  async function tell(
    tx: Transaction,
    { workspaceId, commentId }: { workspaceId: string; commentId: string },
    people: readonly Colleague[],
  ): Promise<void> {
    const told = await addMentions(tx, { workspaceId, commentId, people: listIds(people), now: now() })
    for (const userId of told) await jobs.enqueue(tx, 'send-mail', { letter: 'mention', commentId, userId })
  }

  /** @throws AppError not_found if the comment was deleted */
  async function shownComment(of: repository.Scope & { commentId: string }): Promise<Comment> {
    const row = await repository.findComment(db, of)
    if (!row) throw notFound('comment')
    return toComment(row)
  }
}

const listIds = (people: readonly Colleague[]) => people.map(({ id }) => id)

const deletedMeanwhile = () => new AppError('conflict', 'This project was just deleted.')

function toComment({ contentType, resolvedAt, resolvedBy, transcriptId: _, ...row }: repository.CommentRow): Comment {
  return {
    ...row,
    contentType: contentType as ContentKey | null,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    resolved: resolvedAt && { by: resolvedBy, at: resolvedAt.toISOString() },
  }
}
