import type { Counted } from '../bill.ts'
import type { Api, Ending, Fault, FaultDetails } from '../script.ts'

/** What a request of one wire format says. */
export type Asked = {
  model: string
  system: string
  /** The person's turn; marked where the client asks to keep everything up to there. */
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
  answer: (said: ModelReply) => unknown
  /** The provider's own status and words for a fault, unless others are told. */
  refuse: (fault: Fault, about: RefusedAbout) => Refused
}

/** `Bearer` key of an Authorization header. */
export function bearerKey(headers: Record<string, string | undefined>): string | null {
  return headers.authorization?.replace(/^Bearer /, '') ?? null
}
