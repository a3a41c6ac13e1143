import { type JsonShape, jsonShape, maxJsonDepth } from '@podcastai/transcript'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Values per body. The largest body that pages send, an edited content type, has a few hundred. */
export const maxBodyValues = 20_000

/**
 * A call without a body may still say that it is JSON: clients set the header on all their calls. What cleans and
 * checks a body calls itself for each level and takes its time for each value, and other calls wait for it: a body of
 * too many is refused before it is read.
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
