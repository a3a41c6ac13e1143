/** The wire formats of the provider, named after the clients in its SDKs. */
export type Api = 'openai-chat' | 'openai-responses' | 'anthropic' | 'google' | 'ollama'

/** A client's request, the same for all wire formats. */
export type ModelRequest = {
  /** 1 for the provider's first request. */
  number: number
  api: Api
  model: string
  system: string
  /** The user's message, its parts joined by an empty line. */
  prompt: string
  /** The same in parts as sent, the shared one first. */
  parts: string[]
  /** How the client asked for JSON: with an enforced schema, as any JSON, or only in the prompt. */
  format: 'schema' | 'json' | 'text'
  /** The name of the requested answer, whether the schema was sent in the format or in the prompt. */
  schemaName: string | null
  schema: Record<string, unknown> | null
  maxOutputTokens: number | null
  key: string | null
  headers: Record<string, string | undefined>
  /** The raw body. */
  body: Record<string, unknown>
}

/** Why an answer ended. `refusal`: the model refused; `blocked`: a filter in front of it did. */
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
  /** A proxy in front of the model timed out. */
  | 'gateway_timeout'
  | 'unavailable'
  | 'overloaded'
  | 'unsupported_format'
  | 'bad_request'
  /** Status 200 with an error in the body, as the responses API and some gateways send. */
  | 'failed_inside'
  /** Redirects the client to the `location` header. */
  | 'redirect'
  /** Accepts the request and never answers. */
  | 'silence'
  /** Closes the connection without an answer. */
  | 'hang_up'
  /** Starts the answer, then closes the connection. */
  | 'cut_connection'
  /** Status 200 with a body that isn't JSON of the format. */
  | 'garbled'

export type Reply =
  /** Tokens are counted unless given. */
  { text: string; ending: Ending; inputTokens?: number; outputTokens?: number } | ({ fault: Fault } & FaultDetails)

/** Details of a fault: a message that replaces the usual one, headers, and Gemini's details. */
export type FaultDetails = { message?: string; headers?: Record<string, string>; details?: unknown[] }

/** Decides what the provider answers. The response is sent when the promise resolves. */
export type Script = (request: ModelRequest) => Reply | Promise<Reply>

/** Returns a good answer: the value as JSON. */
export function answers(value: unknown): Reply {
  return { text: JSON.stringify(value), ending: 'stop' }
}

/** Returns a text as the model's answer; with `length` it was cut off there. */
export function says(text: string, ending: Ending = 'stop'): Reply {
  return { text, ending }
}

export function fails(fault: Fault, told: FaultDetails = {}): Reply {
  return { fault, ...told }
}

/** Returns the replies one after the other, repeating the last one. */
export function inTurn(...replies: Reply[]): Script {
  let next = 0
  return () => {
    const reply = replies[Math.min(next, replies.length - 1)]
    next += 1
    if (!reply) throw new Error('inTurn needs a reply')
    return reply
  }
}
