import type { z } from 'zod'
import type { Permission } from './permissions.ts'

/** Who may call: everyone, or users with a session. */
export type Access = 'public' | 'session'

/**
 * An API call as a value, which the server serves and the web app calls. `access` has no default, so that omitting it
 * does not compile.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify's notation: /api/transcripts/:id */
  path: `/api/${string}`
  summary: string
  access: Access
  /** The caller's role must grant it, else 403. */
  permission?: Permission
  /** For the operator only; everyone else gets a 404. */
  isForOperator?: true
  /**
   * The workspace needs an active plan, with 'team' a Team plan, else 402. Without a plan, free episodes allow a
   * 'new project' while one is left, and work on a 'project' if the workspace has created no more than those.
   */
  subscription?: true | 'team' | 'new project' | 'project'
  params?: z.ZodType<Record<string, string>>
  query?: z.ZodType
  body?: z.ZodType
  /** The body is multipart/form-data; the value names the file's field. */
  file?: string
  /** Calls a minute per IP address, if different from the general limit. */
  perMinute?: number
  /** Body of a 200 response. */
  response: z.ZodType
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Infer<T> = T extends z.ZodType ? z.output<T> : undefined
export type RequestParams<E extends Endpoint> = Infer<E['params']>
export type RequestQuery<E extends Endpoint> = Infer<E['query']>
export type RequestBody<E extends Endpoint> = Infer<E['body']>
/** The input types, in which fields with defaults are optional. */
export type RequestBodyInput<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
export type RequestQueryInput<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined
export type ResponseBody<E extends Endpoint> = z.output<E['response']>
