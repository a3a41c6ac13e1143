import { APICallError } from 'ai'
import { RefusedAddress } from '../../outgoing/guarded-address.ts'
import { type FaultKind, ModelFault } from './model-fault.ts'
import { getSettingNames, type ModelSettings } from './model-settings.ts'
import { askedWait, waitInWords } from './patience.ts'
import { scrub } from './scrub.ts'

type About = Pick<ModelSettings, 'model' | 'key' | 'keyName' | 'isFromPage'>

/**
 * Turns the error of a failed call into a fault with a message for people. The fault does not keep the original as its
 * cause: it contains the request, and providers quote the key they received in their messages.
 */
export function readFault(error: unknown, about: About, now: number): ModelFault {
  if (isTimeout(error)) return new ModelFault('deadline', sentences.deadline(about))
  const refused = chain(error).find((link) => link instanceof RefusedAddress)
  if (refused) return new ModelFault('unreachable', refused.message)
  const network = networkCode(error)
  if (network) return new ModelFault('unreachable', sentences.unreachable(about, network))
  if (!APICallError.isInstance(error)) return badRequest(error, about, null)
  const { statusCode: status } = error
  if (status === undefined) return new ModelFault('unreachable', sentences.unreachable(about, null))
  if (status < 400) return new ModelFault('unreadable_answer', sentences.unreadable_answer(about))
  const body = getResponseText(error)
  const kind = classifyFault(status, `${error.message}\n${body}`)
  const waitMs = askedWait(error.responseHeaders ?? {}, now) ?? delayInBody(body)
  if (kind === 'bad_request') return badRequest(error, about, status)
  if (kind === 'gave_up_waiting') return new ModelFault(kind, sentences.gave_up_waiting(about, status))
  if (kind === 'overloaded') return new ModelFault(kind, sentences.overloaded(status), { waitMs })
  if (kind === 'key_refused') return new ModelFault(kind, sentences.key_refused(about, status))
  if (kind === 'rate_limited') return new ModelFault(kind, sentences.rate_limited(waitMs), { waitMs })
  return new ModelFault(kind, sentences[kind](about))
}

/** Returns the one fault that quotes the provider, scrubbed: nothing else explains what the provider rejected. */
function badRequest(error: unknown, about: About, status: number | null): ModelFault {
  const ownWords = sentences.bad_request(about, status, '')
  return new ModelFault('bad_request', sentences.bad_request(about, status, getFaultMessage(error, about)), {
    ownWords,
  })
}

const redirected = 'the address redirects'

/** The message of each kind of fault, for the operator, who can change the model and the settings. */
export const sentences = {
  unreachable: (about: About, code: string | null) =>
    // The same for every port without a model, so that the page cannot be used to scan the network.
    about.isFromPage && code !== redirected
      ? 'No language model answers at this address. Check the base address, and that the server is running.'
      : `The model provider cannot be reached${code ? ` (${code})` : ''}. Check ${getSettingNames(about).baseUrl}, and that the server is running.`,
  rate_limited: (waitMs: number | null) =>
    `The model provider is asked too often at the moment. Try again in ${waitInWords(waitMs)}.`,
  overloaded: (status: number) =>
    `The model provider is having problems at the moment (status ${status}). Try again in a few minutes.`,
  deadline: ({ model }: About) =>
    `The model "${model}" did not answer in time. Try again later, or use a faster model.`,
  gave_up_waiting: ({ model }: About, status: number) =>
    `The server did not wait until the model "${model}" had answered (status ${status}). Try again later, or use a faster model.`,
  unreadable_answer: ({ model }: About) =>
    `The model "${model}" did not answer in the form that it was asked for. Try again, or use another model.`,
  key_refused: (about: About, status: number) => {
    const name = getSettingNames(about).key
    if (about.key === null) return `The model provider wants a key. Set ${name}.`
    if (status === 403) {
      return `The model provider does not let this key use the model "${about.model}". Check ${name}.`
    }
    return `The model provider says the key is invalid. Check ${name}.`
  },
  out_of_credit: (_: About) => 'The model provider says the account has no credit left. Check its plan and billing.',
  unknown_model: (about: About) =>
    `The model provider does not know the model "${about.model}". Check ${getSettingNames(about).model}, and ${getSettingNames(about).baseUrl} if it is set.`,
  too_long: (about: About) =>
    `The request is longer than the model "${about.model}" takes. Set ${getSettingNames(about).context} to what it takes, or use another model.`,
  shortened: (about: About, tokens: number) =>
    `The server of the model "${about.model}" read only the last ${tokens} tokens of a longer request. Raise its context (Ollama: OLLAMA_CONTEXT_LENGTH), or set ${getSettingNames(about).context} to what it takes.`,
  out_of_memory: (about: About) =>
    `The model "${about.model}" needs more memory than its server has free. Use a smaller model, or set ${getSettingNames(about).context} to fewer tokens.`,
  refused_to_answer: ({ model }: About) => `The model "${model}" refused to answer.`,
  cut_off: ({ model }: About) =>
    `The answer of the model "${model}" was cut off before its end. Try again, or use another model.`,
  unsupported_format: ({ model }: About) => `The model "${model}" cannot answer in the form that it was asked for.`,
  stopped: () => 'The server is stopping.',
  bad_request: ({ model }: About, status: number | null, words: string) =>
    `The model provider refuses the request to "${model}"${status ? ` (status ${status})` : ''}${words ? `: ${words}` : '.'}`,
} satisfies Record<FaultKind | 'shortened', unknown>

/** Providers use one status for several faults, so their words decide first. */
function classifyFault(status: number, words: string): Exclude<FaultKind, 'unreachable' | 'deadline' | 'stopped'> {
  if (/api.?key not valid|invalid.{0,5}api.?key|incorrect api key|API_KEY_INVALID/i.test(words)) return 'key_refused'
  if (status === 402 || isOutOfCredit(words)) return 'out_of_credit'
  if (status === 401 || status === 403) return 'key_refused'
  if (/requires more system memory|out of memory/i.test(words)) return 'out_of_memory'
  if (status === 413 || isTooLong(words)) return 'too_long'
  if (status === 429 || /rate_limit_exceeded/.test(words)) return 'rate_limited'
  if (status >= 400 && status !== 404 && isAboutTheFormat(words)) return 'unsupported_format'
  if (status === 404 || /model_not_found|model .{0,80}not found/i.test(words)) return 'unknown_model'
  if ([408, 504, 524].includes(status)) return 'gave_up_waiting'
  if (status >= 500 || /"code":\s*"server_(error|is_overloaded)"/.test(words)) return 'overloaded'
  return 'bad_request'
}

function isOutOfCredit(words: string): boolean {
  return /insufficient_quota|insufficient.{0,10}(balance|credit|funds)|credit balance is too low|credits are depleted|billing_hard_limit/i.test(
    words,
  )
}

function isTooLong(words: string): boolean {
  // The last pattern: OpenAI answers 429 to a request that alone exceeds the limit per minute; waiting doesn't help.
  return /context.{0,3}(length|size|window)|prompt is too long|input token count|too many tokens|maximum number of tokens|request too large for/i.test(
    words,
  )
}

function isAboutTheFormat(words: string): boolean {
  return /response_?format|json_schema|json_object|json mode|json schema|structured.?output|response_?(json_)?schema|output_config|output_format|text\.format|grammar/i.test(
    words,
  )
}

function isTimeout(error: unknown): boolean {
  return chain(error).some((link) => link.name === 'TimeoutError')
}

/** Returns the code of a network error, such as `ECONNREFUSED`, `ENOTFOUND`, or `UND_ERR_SOCKET`; null for others. */
function networkCode(error: unknown): string | null {
  for (const link of chain(error)) {
    const { code } = link as { code?: unknown }
    if (
      typeof code === 'string' &&
      /^(E[A-Z]{3,}|UND_ERR_\w+|CERT_\w+|DEPTH_\w+|ERR_TLS_\w+|ERR_SSL_\w+|HPE_\w+)$/.test(code)
    )
      return code
    if (/unexpected redirect/i.test(link.message)) return redirected
  }
  return null
}

function chain(error: unknown): Error[] {
  const links: Error[] = []
  for (let link = error; link instanceof Error && links.length < 8; link = link.cause) links.push(link)
  return links
}

/** Returns the body as text. The SDK types it as a string, but for a failure with status 200 it is parsed JSON. */
function getResponseText({ responseBody }: { responseBody?: unknown }): string {
  if (typeof responseBody === 'string') return responseBody
  return responseBody === undefined ? '' : JSON.stringify(responseBody)
}

/** Returns the wait that Gemini asks for in the body (`"retryDelay": "34s"`), in milliseconds. */
function delayInBody(body: string): number | null {
  const seconds = /"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1]
  return seconds ? Number(seconds) * 1000 : null
}

function getFaultMessage(error: unknown, { key }: About): string {
  return error instanceof Error ? scrub(error.message, key) : ''
}
