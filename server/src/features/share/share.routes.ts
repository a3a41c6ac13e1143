import {
  changeShareLink,
  createShareLink,
  getSharedProject,
  hearSharedPassage,
  listShareLinks,
  maxShareLinks,
  projectTitle,
  revokeShareLink,
  type ShareLink,
  shareDays,
} from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { confirmPermission } from '../../platform/http/permission.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { followLink } from './follow-link.ts'
import * as links from './share.repository.ts'
import { listGuests } from './shared-guests.ts'
import { cutPassage, findSharedSound, type SoundDeps } from './shared-sound.ts'

export type ShareDeps = SoundDeps & {
  db: Connection
  now: () => Date
}

const dayMs = 86_400_000

export function shareRoutes(serve: Serve, deps: ShareDeps): void {
  const { db, now } = deps

  const project = {
    what: 'project',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string } }) =>
      links.findProject(db, { workspaceId: caller.workspaceId, id: params.id }),
  }

  serve(listShareLinks, {
    ...project,
    handle: async ({ caller, found }) => {
      const rows = await links.listLinks(db, found.id, now())
      const sound = await deps.findSound({ workspaceId: caller.workspaceId, id: found.id })
      return { links: rows.map((row) => toShareLink(row, now())), sound: sound?.kind ?? null }
    },
  })

  serve(createShareLink, {
    ...project,
    handle: async ({ caller, body, found }) => {
      const { workspaceId, userId } = caller
      const token = newSecret()
      const link = {
        workspaceId,
        transcriptId: found.id,
        tokenHash: hashSecret(token),
        name: body?.name ?? '',
        hasSound: body?.hasSound ?? false,
        createdBy: userId,
        createdAt: now(),
        expiresAt: new Date(now().getTime() + shareDays * dayMs),
      }
      const linkId = await db.transaction(async (tx) => {
        if (!(await links.lockProject(tx, { workspaceId, id: found.id }))) throw deletedMeanwhile()
        await confirmPermission(tx, caller, 'generateContent')
        return links.insertLink(tx, link, { max: maxShareLinks, now: now() })
      })
      if (!linkId) throw new AppError('conflict', `A project can have up to ${maxShareLinks} links. Revoke one first.`)
      const made = await links.findLink(db, { workspaceId, id: found.id, linkId })
      if (!made) throw deletedMeanwhile()
      return { ...toShareLink(made, now()), token }
    },
  })

  serve(changeShareLink, {
    what: 'link',
    find: ({ caller, params }) => links.findLink(db, { workspaceId: caller.workspaceId, ...params }),
    handle: async ({ caller, body, found }) => {
      const { hasSound } = body
      await links.setSound(db, { workspaceId: caller.workspaceId, linkId: found.id, hasSound })
      return toShareLink({ ...found, hasSound }, now())
    },
  })

  serve(revokeShareLink, {
    what: 'link',
    find: ({ caller, params }) => links.findLink(db, { workspaceId: caller.workspaceId, ...params }),
    handle: async ({ caller, found }) => {
      await links.revokeLink(db, { workspaceId: caller.workspaceId, linkId: found.id, now: now() })
      return toShareLink({ ...found, revokedAt: found.revokedAt ?? now() }, now())
    },
  })

  serve(getSharedProject, {
    what: 'link',
    find: ({ params }) => followLink(deps, params.token),
    handle: async ({ found, reply }) => {
      if (found === 'ended') {
        throw new AppError('link_ended', 'This link has ended. Ask the person who sent it for a new one.')
      }
      // Only people with the link may read this, so nothing in between may cache or index it.
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      const { project: shared, expiresAt } = found
      return {
        title: projectTitle(shared.filename),
        minutes: shared.episodeDuration,
        guests: listGuests(shared),
        content: await deps.loadSharedContent(shared.id),
        sound: await findSharedSound(deps, found),
        expiresAt: expiresAt.toISOString(),
      }
    },
  })

  serve(hearSharedPassage, {
    what: 'sound',
    // Ended links, sound that is off, other passages, and deleted copies answer alike.
    find: async ({ params }) => {
      const shared = await followLink(deps, params.token)
      return shared === null || shared === 'ended' ? null : cutPassage(deps, shared, params.passage)
    },
    handle: async ({ found, reply }) => {
      // Permission is checked on every request, so nothing may be played from a cache.
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      reply.headers({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
      reply.type('audio/ogg')
      return Buffer.from(found)
    },
  })
}

const deletedMeanwhile = () => new AppError('conflict', 'This project was just deleted.')

function toShareLink({ revokedAt, ...row }: links.LinkRow, now: Date): ShareLink {
  return {
    ...row,
    state: revokedAt ? 'revoked' : row.expiresAt <= now ? 'ended' : 'live',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
