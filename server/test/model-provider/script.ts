/** The wire formats that the provider speaks: as the SDK clients of the providers call them. */
export type Api = 'openai-chat' | 'openai-responses' | 'anthropic' | 'google'

/** What a client sent, the same for all wire formats. */
export type ModelRequest = {
  /** 1 for the first request that the provider got. */
  number: number
  api: Api
  model: string
  system: string
  /** Text of the person's turn, its parts joined by an empty line. */
  prompt: string
  /** The same in the parts in which it was sent: what is shared first. */
  parts: string[]
  /** How JSON was asked for: by a schema that the server enforces, as any JSON, or in words alone. */
  format: 'schema' | 'json' | 'text'
  /** Name of the answer that is wanted, wherever the schema was sent, in the format or in the prompt. */
  schemaName: string | null
  schema: Record<string, unknown> | null
  maxOutputTokens: number | null
  key: string | null
  headers: Record<string, string | undefined>
  /** As it was sent. */
  body: Record<string, unknown>
}

/** Why an answer ended. `refusal`: the model will not; `blocked`: a filter in front of it. */
export type Ending = 'stop' | 'length' | 'refusal' | 'blocked'

export type Fault =
  | 'invalid_key'
  | 'forbidden'
  | 'no_credit'
  | 'unknown_model'
  | 'too_long'
  | 'too_large'
  | 'rate_limited'
  | 'server_error'
  | 'bad_gateway'
  /** A proxy in front of the model gave up waiting for it. */
  | 'gateway_timeout'
  | 'unavailable'
  | 'overloaded'
  | 'unsupported_format'
  | 'bad_request'
  /** Status 200 with an error in it, as the responses API and some gateways do. */
  | 'failed_inside'
  /** Sends the client to the address in the header `location`. */
  | 'redirect'
  /** Takes the request and never answers. */
  | 'silence'
  /** Closes the connection without an answer. */
  | 'hang_up'
  /** Begins the answer and closes the connection in the middle of it. */
  | 'cut_connection'
  /** Status 200 with something that is not the format's JSON. */
  | 'garbled'

export type Reply =
  /** Tokens are counted, unless they are given. */
  { text: string; ending: Ending; inputTokens?: number; outputTokens?: number } | ({ fault: Fault } & FaultDetails)

/** What a provider says of a fault: its words instead of the usual ones, headers, and what Gemini adds as details. */
export type FaultDetails = { message?: string; headers?: Record<string, string>; details?: unknown[] }

/** Decides what the provider answers; held back until its promise is kept. */
export type Script = (request: ModelRequest) => Reply | Promise<Reply>

/** A good answer: the value as JSON. */
export function answers(value: unknown): Reply {
  return { text: JSON.stringify(value), ending: 'stop' }
}

/** Any text, as the model put it; with `length` it was cut off there. */
export function says(text: string, ending: Ending = 'stop'): Reply {
  return { text, ending }
}

export function fails(fault: Fault, told: FaultDetails = {}): Reply {
  return { fault, ...told }
}

/** One reply after the other; the last one stays. */
export function inTurn(...replies: Reply[]): Script {
  let next = 0
  return () => {
    const reply = replies[Math.min(next, replies.length - 1)]
    next += 1
    if (!reply) throw new Error('inTurn needs a reply')
    return reply
  }
}
