import { charactersPerToken, contentTypeKeys, kitRequests, passagesShare } from '@podcastai/content-types'
import type { ModelSettings } from './model-settings.ts'
import { dollarsFor, type PricedTokens } from './prices.ts'

type Asked = Pick<ModelSettings, 'provider' | 'model' | 'baseUrl' | 'contextTokens'>
export type Estimate = { inputTokens: number; outputTokens: number; dollars: number | null }

/** Tokens of a request besides the transcript: the voice, the rules, what each type is for. */
const instructionTokens = 3_000
/** Tokens that a model writes for all types, including corrections and verdicts; texts of an hour's kit take 5,300. */
const writtenTokens = 8_000
/** Tokens of one text format, and how many formats are written in one request. */
const formatTokens = 900
const formatsTogether = 3
/** The shares of the transcript that the check of the meaning reads, and that a repair gets again. */
const [checkedShare, repairedShare] = [0.45, 0.15]

/**
 * Estimates the tokens and dollars to write all types of a transcript: some requests that each begin with the whole
 * transcript, cheaper from the second on if the provider caches prefixes, one that checks the meaning, and a repair.
 * A transcript that does not fit is read once in parts, and each type is written from as much of it as fits.
 * @returns dollars null if the model's price is not known; a self-hosted server costs nothing
 */
export function estimateKit({
  characters,
  settings,
  formats = 0,
}: {
  characters: number
  settings: Asked
  /** Number of text formats that are written as well. */
  formats?: number
}): Estimate {
  const transcript = Math.ceil(characters / charactersPerToken)
  const { contextTokens } = settings
  const { isWhole, together } = kitRequests({ characters, contextTokens, cachesPrefixes: keepsPrefixes(settings) })
  const shared = isWhole
    ? transcript + instructionTokens
    : Math.floor(contextTokens * passagesShare) + instructionTokens
  const requests: PricedTokens[] = []
  if (!isWhole) requests.push(tokens(transcript + instructionTokens))
  const writings =
    together === null ? contentTypeKeys.length + formats : together + Math.ceil(formats / formatsTogether)
  const outputTokens = writtenTokens + formats * formatTokens
  for (let writing = 0; writing < writings; writing += 1) {
    requests.push(writing === 0 ? countFirstTokens(shared, settings) : countRepeatTokens(shared, settings))
  }
  requests.push(tokens(transcript * (checkedShare + repairedShare)))
  const dollars = requests.map((request) => dollarsFor(settings, request))
  const written = dollarsFor(settings, { ...tokens(0), outputTokens })
  return {
    inputTokens: Math.round(requests.reduce((sum, { inputTokens }) => sum + inputTokens, 0)),
    outputTokens,
    dollars: [...dollars, written].reduce<number | null>(
      (sum, one) => (sum === null || one === null ? null : sum + one),
      0,
    ),
  }
}

function tokens(inputTokens: number): PricedTokens {
  return { inputTokens, cachedTokens: 0, writtenTokens: 0, outputTokens: 0 }
}

/** Counts the first request, with which some providers charge extra for filling the cache. */
function countFirstTokens(shared: number, { provider }: Asked): PricedTokens {
  return { ...tokens(shared), writtenTokens: provider === 'anthropic' ? shared : 0 }
}

function countRepeatTokens(shared: number, settings: Asked): PricedTokens {
  return { ...tokens(shared), cachedTokens: keepsPrefixes(settings) ? shared : 0 }
}

function keepsPrefixes({ provider }: Asked): boolean {
  return provider !== 'openai-compatible'
}
