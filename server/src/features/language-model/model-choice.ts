import type { ModelChoice } from '@podcastai/contracts'
import { type ModelSettings, usualFor } from '../../platform/engine/model/model-settings.ts'
import { toOllamaUrl } from '../../platform/engine/model/ollama/ollama-url.ts'
import type { ModelToStore } from '../../platform/engine/stored-model.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { checkAddress, RefusedAddress } from '../../platform/outgoing/guarded-address.ts'

/** The current model, and whether its key is stored. */
type Known = { settings: ModelSettings | null; key: 'stored' | 'lost' | 'none' }

/**
 * Returns the complete model settings chosen on the page. If the key is omitted, uses the stored one, which belongs to
 * its address: a new address needs its key entered again.
 * @throws AppError invalid, with the field that is wrong
 */
export async function chosenModel(choice: ModelChoice, known: Known): Promise<ModelToStore> {
  const { provider, model } = choice
  const usual = usualFor(provider)
  const baseUrl = await chooseAddress(choice)
  const key = choice.key === undefined ? knownKey({ provider, baseUrl }, known) : choice.key || null
  if (key === null && usual.keyNames.length > 0) throw wrong('key', 'Please enter a key.')
  return { provider, model, baseUrl, key, contextTokens: choice.contextTokens ?? usual.contextTokens }
}

/** @throws AppError invalid if the provider has its own address, or the server must not connect to this one */
async function chooseAddress({ provider, baseUrl: given }: ModelChoice): Promise<string> {
  const { baseUrl, takesAddress } = usualFor(provider)
  if (takesAddress) {
    const address = await ownAddress(given || baseUrl)
    return provider === 'ollama' ? toOllamaUrl(address) : address
  }
  if (baseUrl === null || (given && withoutSlash(given) !== baseUrl)) {
    throw wrong('baseUrl', 'Only Ollama and OpenAI-compatible servers have an address of their own.')
  }
  return baseUrl
}

function knownKey(chosen: Pick<ModelSettings, 'provider' | 'baseUrl'>, { settings, key }: Known): string | null {
  if (!settings || key === 'none') return null
  if (settings.provider !== chosen.provider || settings.baseUrl !== chosen.baseUrl) return null
  if (key === 'lost') throw wrong('key', 'The stored key can no longer be read. Please enter it again.')
  return settings.key
}

/** @throws AppError invalid if it isn't an address, or a key and a transcript should not be sent to it */
async function ownAddress(given: string | null | undefined): Promise<string> {
  if (!given) throw wrong('baseUrl', 'Please enter the address of the server.')
  const url = URL.parse(given)
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw wrong('baseUrl', 'Please enter an address that begins with https:// or http://.')
  }
  if (url.username || url.password) throw wrong('baseUrl', 'The address must not hold a name and a password.')
  if (url.search || url.hash) throw wrong('baseUrl', 'The address ends with its path, as in /v1.')
  await checkAddress(url).catch((error: unknown) => {
    throw error instanceof RefusedAddress ? wrong('baseUrl', error.message) : error
  })
  return withoutSlash(url.href)
}

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '')
}

function wrong(field: keyof ModelChoice, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } })
}
