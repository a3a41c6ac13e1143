import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { OwnSite, SiteFile } from '@podcastai/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** What the web app's build exports from render-landing.js. */
type Renderer = { renderLanding(template: string, supplied: OwnSite): string }

/** Renders the landing page with the operator's texts at startup, so that visitors never see the samples. */
export async function renderOwnLanding(folder: string, site: OwnSite) {
  const { renderLanding } = (await import(pathToFileURL(join(folder, 'render-landing.js')).href)) as Renderer
  const html = renderLanding(await readFile(join(folder, 'landing.html'), 'utf8'), site)
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  const bodies = { br: brotliCompressSync(html), gzip: gzipSync(html), identity: Buffer.from(html) }

  return {
    send(request: FastifyRequest, reply: FastifyReply) {
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      const accepted = request.headers['accept-encoding'] ?? ''
      const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity'
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('text/html; charset=utf-8').send(bodies[encoding])
    },
  }
}

/** Returns the operator's own site, or null if the operator configured no texts. */
export function ownSite(
  site: SiteFile | null,
  { billing, freeEpisodes }: Pick<Config, 'billing' | 'freeEpisodes'>,
): OwnSite | null {
  if (billing === 'off') return { ...site, isIncluded: true }
  return freeEpisodes > 0 ? { ...site, freeEpisodes } : site
}
