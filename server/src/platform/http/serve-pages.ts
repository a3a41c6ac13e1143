import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const aYearInSeconds = 31_536_000

/**
 * Serves the built pages. Files with a hash in their name are kept for good, the page itself is asked for each time.
 * Every address without a file is a screen, and the page looks at it itself; a file that is gone (a tab from before
 * an update asks for it) stays a 404, or the browser would read the page as a script.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasts = path.includes('/assets/')
      reply.header('cache-control', lasts ? `public, max-age=${aYearInSeconds}, immutable` : 'no-cache')
    },
  })
}

/** Is this address a screen of the app, rather than a call or a file? */
export function isScreen(method: string, url: string): boolean {
  const path = url.split('?')[0] ?? ''
  return method === 'GET' && path !== '/api' && !path.startsWith('/api/') && !path.startsWith('/assets/')
}
