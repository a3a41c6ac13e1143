// How many tokens a model of Ollama gets at once. Ollama reserves memory for the whole context when it loads a model,
// and loads the model again whenever a request asks for another context.
import { totalmem } from 'node:os'
import type { ShownModel } from './ollama-api.ts'

/** Contexts grow in steps of this many tokens, so that few requests load the model again. */
const contextStep = 8_192
/** The share of the machine's memory that a model may take: the rest is for the system, this server, and its database. */
const usableShare = 0.75
/** Memory that a loaded model takes besides its weights and its context. */
const overheadBytes = 600_000_000
/** A model that can't get this context is too large for the machine. */
const minContext = 8_192
/**
 * More is not planned for unless the operator sets it: enough for two hours of talk, and below the size from which
 * several content types are requested at once, which small models do badly.
 */
const maxContext = 49_152
/** Bytes per token of context of a model that does not say; a model of 8 billion parameters takes 131,072. */
const usualBytesPerToken = 150_000

/** Returns how many tokens fit the model and, if it runs on this machine, the machine's memory. */
export function fitContext(
  { shown, bytes, isHere }: { shown: ShownModel; bytes: number | null; isHere: boolean },
  memory = totalmem(),
): number {
  const length = getContextLength(shown) ?? maxContext
  if (!isHere || bytes === null) return Math.min(length, maxContext)
  const free = memory * usableShare - overheadBytes - bytes
  const fitting = Math.floor(free / getBytesPerToken(shown) / contextStep) * contextStep
  return Math.min(length, maxContext, Math.max(minContext, fitting))
}

/** Returns whether this machine's memory holds a model of that size with the smallest useful context. */
export function fitsMemory(bytes: number, memory = totalmem()): boolean {
  return bytes + overheadBytes + minContext * usualBytesPerToken <= memory * usableShare
}

/** Returns the context to load the model with: steps that hold the request, at least as large as it has now. */
export function chooseContext({ tokens, loaded, max }: { tokens: number; loaded: number; max: number }): number {
  return Math.min(max, Math.max(loaded, Math.ceil(tokens / contextStep) * contextStep))
}

/**
 * Returns the tokens of a text, rather too many than too few. Bytes tell more than characters: a token holds four
 * letters of English, two of Russian, and one of Chinese.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3)
}

/** Returns the longest context that the model was made for; null if Ollama does not say. */
export function getContextLength(shown: ShownModel): number | null {
  return findNumber(shown, 'context_length')
}

/** Returns the memory that one token of context takes: a key and a value of 2 bytes each per layer and head. */
function getBytesPerToken(shown: ShownModel): number {
  const layers = findNumber(shown, 'block_count')
  const heads = findNumber(shown, 'attention.head_count')
  const keyHeads = findNumber(shown, 'attention.head_count_kv') ?? heads
  const width = findNumber(shown, 'embedding_length')
  const headSize = findNumber(shown, 'attention.key_length') ?? (width && heads ? width / heads : null)
  return layers && keyHeads && headSize ? layers * keyHeads * headSize * 4 : usualBytesPerToken
}

function findNumber({ model_info: info }: ShownModel, name: string): number | null {
  for (const [key, value] of Object.entries(info ?? {})) {
    if (key.endsWith(`.${name}`) && typeof value === 'number' && value > 0) return value
  }
  return null
}
