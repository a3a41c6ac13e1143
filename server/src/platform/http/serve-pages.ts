import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const aYearInSeconds = 31_536_000

/** Serves the built pages. Files with a hash in their name are kept for good, the page itself is asked for each time. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasts = path.includes('/assets/')
      reply.header('cache-control', lasts ? `public, max-age=${aYearInSeconds}, immutable` : 'no-cache')
    },
  })
  // Every other path is a screen: the page looks at its address itself.
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/')) throw new AppError('not_found', 'There is no such call.')
    return reply.sendFile('index.html')
  })
}
