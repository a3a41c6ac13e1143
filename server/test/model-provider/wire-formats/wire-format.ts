import type { Counted } from '../bill.ts'
import type { Api, Ending, Fault, FaultDetails } from '../script.ts'

/** The content of a request in one wire format. */
export type Asked = {
  model: string
  system: string
  /** The user's message. A part is marked if the client asks to cache everything up to it. */
  parts: { text: string; marked: boolean }[]
  tools: unknown
  format: 'schema' | 'json' | 'text'
  schema: Record<string, unknown> | null
  schemaName: string | null
  maxOutputTokens: number | null
}

export type ModelReply = { model: string; text: string; ending: Ending; usage: Counted & { outputTokens: number } }

export type RefusedAbout = Pick<FaultDetails, 'message' | 'details'> & { model: string; key: string | null }

export type Refused = { status: number; body: unknown }

export type WireFormat = {
  api: Api
  takes: (path: string) => boolean
  read: (body: Record<string, unknown>, path: string) => Asked
  key: (headers: Record<string, string | undefined>) => string | null
  /** The body, or its lines if `isLines`. */
  answer: (said: ModelReply) => unknown
  isLines?: true
  /** Lines of an answer with status 200 that failed. */
  failedInside?: unknown[]
  /** Returns the provider's own status and message for a fault, unless others are given. */
  refuse: (fault: Fault, about: RefusedAbout) => Refused
}

/** Returns the `Bearer` key of an Authorization header. */
export function bearerKey(headers: Record<string, string | undefined>): string | null {
  return headers.authorization?.replace(/^Bearer /, '') ?? null
}
