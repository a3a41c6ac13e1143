import type { ModelAddress } from '../providers/provider.ts'
import { fitContext } from './context-size.ts'
import { openOllama } from './ollama-api.ts'

/** A model on the same machine answers at once; a server that is starting is not waited for. */
const withinMs = 3_000

/** Returns how many tokens the model takes where it runs; null if Ollama does not answer or does not have the model. */
export async function findContextTokens(settings: ModelAddress): Promise<number | null> {
  const ollama = openOllama(settings)
  const signal = AbortSignal.timeout(withinMs)
  const [shown, list] = await Promise.all([
    ollama.show(settings.model, signal).catch(() => null),
    ollama.list(signal).catch(() => []),
  ])
  if (!shown) return null
  const names = [settings.model, `${settings.model}:latest`]
  const bytes = list.find(({ model }) => names.includes(model))?.bytes ?? null
  return fitContext({ shown, bytes, isHere: isThisMachine(ollama.origin) })
}

function isThisMachine(origin: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)
}
