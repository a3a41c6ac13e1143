/** The billable parts of a request, in the order in which a provider reads them. */
export type Billable = {
  model: string
  key: string | null
  /** Tools and schema, which come before everything else. */
  head: string
  parts: { text: string; marked: boolean }[]
  /** Anthropic only caches prefixes that end at a mark; the others cache everything. */
  byMarks: boolean
}

export type Counted = {
  /** All input tokens, including those from the cache. */
  inputTokens: number
  cachedTokens: number
  /** Tokens written to the cache, if the provider counts them. */
  writtenTokens: number
}

export type Total = Counted & {
  requests: number
  outputTokens: number
  /** Input tokens as billed: tokens from the cache cost a tenth. */
  billedInputTokens: number
}

const charactersPerToken = 4
/** Shorter prefixes are never cached. */
const minCachedTokens = 1024
const cachedShare = 0.1

/** Counts tokens by a fixed rule of four characters each, so that tests can check budgets. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken)
}

/**
 * Bills as the real providers do: a prefix is read from the cache only if it is identical from the first byte, tools
 * and schemas included, at least 1,024 tokens long, and was first sent in a request whose answer had begun.
 */
export function openBill(options: { caching: boolean }) {
  const begun: (Billable & { bytes: string; marks: number[] })[] = []
  const total: Total = {
    requests: 0,
    inputTokens: 0,
    cachedTokens: 0,
    writtenTokens: 0,
    outputTokens: 0,
    billedInputTokens: 0,
  }

  /** Count when the request arrives, so that later requests can't fill its cache. */
  function count(request: Billable): Counted {
    const { bytes, marks } = laidOut(request)
    const inputTokens = countTokens(bytes)
    if (!options.caching) return { inputTokens, cachedTokens: 0, writtenTokens: 0 }
    const earlier = begun.filter((other) => other.model === request.model && other.key === request.key)
    const shared = earlier.map((other) =>
      request.byMarks
        ? Math.max(0, ...marks.filter((at) => other.marks.includes(at) && sharedLength(bytes, other.bytes) >= at))
        : sharedLength(bytes, other.bytes),
    )
    const cachedTokens = keptTokens(Math.max(0, ...shared))
    const writtenTokens = request.byMarks ? Math.max(0, keptTokens(Math.max(0, ...marks)) - cachedTokens) : 0
    return { inputTokens, cachedTokens, writtenTokens }
  }

  function begin(request: Billable, counted: Counted, outputTokens: number) {
    begun.push({ ...request, ...laidOut(request) })
    total.requests += 1
    total.inputTokens += counted.inputTokens
    total.cachedTokens += counted.cachedTokens
    total.writtenTokens += counted.writtenTokens
    total.outputTokens += outputTokens
    total.billedInputTokens += counted.inputTokens - counted.cachedTokens * (1 - cachedShare)
  }

  return { count, begin, total: (): Total => ({ ...total }) }
}

function laidOut({ head, parts }: Billable): { bytes: string; marks: number[] } {
  let bytes = head
  const marks: number[] = []
  for (const { text, marked } of parts) {
    bytes += text
    if (marked) marks.push(bytes.length)
  }
  return { bytes, marks }
}

function keptTokens(characters: number): number {
  const tokens = Math.floor(characters / charactersPerToken)
  return tokens >= minCachedTokens ? tokens : 0
}

function sharedLength(one: string, other: string): number {
  const longest = Math.min(one.length, other.length)
  let length = 0
  while (length < longest && one.charCodeAt(length) === other.charCodeAt(length)) length += 1
  return length
}
