import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { sessionHeader } from './caller.ts'

/** Publishes the calls as OpenAPI: a page at /api/docs, the document at /api/docs/json. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'PodcastAI', description: 'Podcast transcripts in, marketing content out.', version: '1' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: sessionHeader } } },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
