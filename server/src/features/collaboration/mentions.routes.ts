import type { ContentKey } from '@podcastai/content-types'
import { listMentions, readMentions } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Serve } from '../../platform/http/serve.ts'
import * as repository from './mentions.repository.ts'

/** Serves a user's mentions, shown in the page header. Users without a verified address get no email about them. */
export function mentionRoutes(serve: Serve, { db, now }: { db: Connection; now: () => Date }): void {
  serve(listMentions, { handle: ({ caller }) => shownMentions(caller) })

  serve(readMentions, {
    handle: async ({ caller, body }) => {
      await repository.markRead(db, caller, { commentIds: body.comments, now: now() })
      return shownMentions(caller)
    },
  })

  async function shownMentions(person: { workspaceId: string; userId: string }) {
    const rows = await repository.listMentions(db, person)
    const mentions = rows.map(({ readAt, ...row }) => ({
      ...row,
      contentType: row.contentType as ContentKey | null,
      createdAt: row.createdAt.toISOString(),
      isRead: readAt !== null,
    }))
    return { mentions }
  }
}
