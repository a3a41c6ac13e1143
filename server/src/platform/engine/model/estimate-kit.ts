import { charactersPerToken, contentTypeKeys, kitRequests, passagesShare } from '@podcastai/content-types'
import type { ModelSettings } from './model-settings.ts'
import { dollarsFor, type PricedTokens } from './prices.ts'

type Asked = Pick<ModelSettings, 'provider' | 'model' | 'baseUrl' | 'contextTokens'>
export type Estimate = { inputTokens: number; outputTokens: number; dollars: number | null }

/** What a request says beside the transcript: the voice, the rules, what each type is for. */
const instructionTokens = 3_000
/** What a model writes for all types, corrections and verdicts included: 5,300 tokens of texts in kits of an hour. */
const writtenTokens = 8_000
/** Of the transcript: what the check of the meaning reads, and what a repair is told again. */
const [checkedShare, repairedShare] = [0.45, 0.15]

/**
 * What writing all types of a transcript is going to take, about: some requests that each begin with the whole of it,
 * cheaper from the second on where the provider keeps what requests share, one that checks the meaning, and a repair.
 * Where it does not fit it is read once in parts, and each type is written from as much of it as there is room for.
 * @returns dollars null where the price of the model is not known; a server of one's own costs nothing
 */
export function estimateKit({ characters, settings }: { characters: number; settings: Asked }): Estimate {
  const transcript = Math.ceil(characters / charactersPerToken)
  const { contextTokens } = settings
  const { isWhole, together } = kitRequests({ characters, contextTokens, cachesPrefixes: keepsPrefixes(settings) })
  const shared = isWhole
    ? transcript + instructionTokens
    : Math.floor(contextTokens * passagesShare) + instructionTokens
  const requests: PricedTokens[] = []
  if (!isWhole) requests.push(tokens(transcript + instructionTokens))
  const writings = together ?? contentTypeKeys.length
  for (let writing = 0; writing < writings; writing += 1) {
    requests.push(writing === 0 ? countFirstTokens(shared, settings) : countRepeatTokens(shared, settings))
  }
  requests.push(tokens(transcript * (checkedShare + repairedShare)))
  const dollars = requests.map((request) => dollarsFor(settings, request))
  const written = dollarsFor(settings, { ...tokens(0), outputTokens: writtenTokens })
  return {
    inputTokens: Math.round(requests.reduce((sum, { inputTokens }) => sum + inputTokens, 0)),
    outputTokens: writtenTokens,
    dollars: [...dollars, written].reduce<number | null>(
      (sum, one) => (sum === null || one === null ? null : sum + one),
      0,
    ),
  }
}

function tokens(inputTokens: number): PricedTokens {
  return { inputTokens, cachedTokens: 0, writtenTokens: 0, outputTokens: 0 }
}

/** Providers that charge extra for what they keep do so with the first request. */
function countFirstTokens(shared: number, { provider }: Asked): PricedTokens {
  return { ...tokens(shared), writtenTokens: provider === 'anthropic' ? shared : 0 }
}

function countRepeatTokens(shared: number, settings: Asked): PricedTokens {
  return { ...tokens(shared), cachedTokens: keepsPrefixes(settings) ? shared : 0 }
}

function keepsPrefixes({ provider }: Asked): boolean {
  return provider !== 'openai-compatible'
}
