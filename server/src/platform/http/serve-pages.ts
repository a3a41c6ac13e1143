import fastifyStatic from '@fastify/static'
import type { OwnSite } from '@podcastai/contracts'
import type { FastifyInstance } from 'fastify'
import { renderOwnLanding } from './own-landing.ts'

const aYearInSeconds = 31_536_000

/** Output of the web app's build: files to serve, and what fills the landing page. */
export type Pages = {
  /** Folder of the files, each with compressed copies next to it. */
  served: string
  /** Folder with the landing page's template and the program that fills it. */
  render: string
}

/**
 * Serves the built pages. Files with a hash in their name are cached forever; pages are revalidated each time. '/' and
 * '/landing' are the landing page, and any other path without a file is a screen of the app. A missing asset (requested
 * by a tab from before an update) is a 404; otherwise the browser would run the page's HTML as a script.
 */
export async function servePages(app: FastifyInstance, pages: Pages, site: OwnSite | null): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.served,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasts = path.includes('/assets/')
      reply.header('cache-control', lasts ? `public, max-age=${aYearInSeconds}, immutable` : 'no-cache')
    },
  })
  const own = site && (await renderOwnLanding(pages.render, site))
  for (const url of ['/', '/landing']) {
    app.get(url, { schema: { hide: true } }, (request, reply) =>
      own ? own.send(request, reply) : reply.sendFile('landing.html'),
    )
  }
}

/** True if a URL is a screen of the app, rather than a call or a file. */
export function isScreen(method: string, url: string): boolean {
  const path = url.split('?')[0] ?? ''
  return method === 'GET' && path !== '/api' && !path.startsWith('/api/') && !path.startsWith('/assets/')
}
