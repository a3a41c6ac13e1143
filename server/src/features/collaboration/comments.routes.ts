import { type ContentTypeKey, contentTypeOf, itemWords } from '@podcastai/content-types'
import {
  addComment,
  type Comment,
  type ContentByType,
  listComments,
  maxComments,
  mentionsIn,
  removeComment,
} from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Throttle } from '../../platform/http/throttle.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import * as repository from './comments.repository.ts'

export type CommentDeps = {
  db: Connection
  jobs: Pick<Jobs, 'enqueue'>
  throttle: Throttle
  now: () => Date
  contentOf: (transcriptId: string) => Promise<ContentByType>
}

/** Comments of a team on a project, on one of its types, or on an item of it. Whom one names with @ gets a mail. */
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
      const about = item === null ? null : await wordsOf(found.id, contentType, item)
      const mentions = mentionsIn(text, await repository.listPeople(db, workspaceId))
      const told = mentions.filter(({ id }) => id !== userId)
      await throttle.count(told.map(() => ['mention by account', userId]))
      const comment = { transcriptId: found.id, authorId: userId, text, contentType, item, about, mentions }
      const commentId = await db.transaction(async (tx) => {
        if (!(await repository.lockProject(tx, { workspaceId, id: found.id }))) throw deletedMeanwhile()
        const added = await repository.insertComment(tx, { ...comment, createdAt: now() }, maxComments)
        if (!added) throw new AppError('conflict', `A project holds ${maxComments} comments. Delete some first.`)
        for (const { id } of told)
          await jobs.enqueue(tx, 'send-mail', { letter: 'mention', commentId: added, userId: id })
        return added
      })
      const added = await repository.findComment(db, { workspaceId, id: found.id, commentId })
      if (!added) throw deletedMeanwhile()
      return toComment(added)
    },
  })

  serve(removeComment, {
    what: 'comment',
    find: ({ caller, params }) => repository.findComment(db, { workspaceId: caller.workspaceId, ...params }),
    handle: async ({ caller, params, found }) => {
      if (found.author?.id !== caller.userId && caller.role !== 'admin') {
        throw new AppError('forbidden', 'Only who wrote a comment can delete it, or an admin.')
      }
      await repository.deleteComment(db, params)
      return { id: found.id, deleted: true as const }
    },
  })

  async function wordsOf(transcriptId: string, contentType: ContentTypeKey | null, item: string): Promise<string> {
    const content = contentType && (await deps.contentOf(transcriptId))[contentType]
    const words = contentType && content && itemWords(contentTypeOf(contentType), content as never, item)
    if (!words) throw new AppError('invalid', 'This item is not there any more.')
    return words
  }
}

const deletedMeanwhile = () => new AppError('conflict', 'The project was deleted meanwhile.')

function toComment({ contentType, ...row }: repository.CommentRow): Comment {
  return { ...row, contentType: contentType as ContentTypeKey | null, createdAt: row.createdAt.toISOString() }
}
