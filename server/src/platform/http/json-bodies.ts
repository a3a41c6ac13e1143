import { type JsonShape, jsonShape, maxJsonDepth } from '@podcastai/transcript'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Maximum values per body. The largest body that pages send, an edited content type, has a few hundred. */
export const maxBodyValues = 20_000

/**
 * Parses JSON bodies. A call without a body may still claim to be JSON, because clients set the header on all their
 * calls. Cleaning and validating a body recurses into each level and takes time for each value, while other calls wait,
 * so a body that is too deep or has too many values is refused before it is parsed.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    const refusal = getRefusal(jsonShape(body as string))
    if (refusal) return done(new AppError('invalid', refusal))
    parse(request, body as string, done)
  })
}

function getRefusal({ depth, values }: JsonShape): string | null {
  if (depth > maxJsonDepth) return `The request is ${shown(depth)} levels deep. Send one of at most ${maxJsonDepth}.`
  if (values > maxBodyValues)
    return `The request holds ${shown(values)} values. Send one of at most ${shown(maxBodyValues)}.`
  return null
}

function shown(count: number): string {
  return count.toLocaleString('en-US')
}
