import type { LocalOllama } from '@podcastai/contracts'
import { fitsMemory } from '../../platform/engine/model/ollama/context-size.ts'

/** Ollama on the server's machine. */
export type OllamaHere = {
  baseUrl: string
  /** The model that the page offers to download. */
  model: string
  isRunning: () => Promise<boolean>
}

/** Bytes to download, by the model's page in Ollama's library. */
const knownBytes: Record<string, number> = { 'qwen3:4b': 2_600_000_000 }

/** Returns what the page says about a model before it is downloaded. */
export function getOffer(model: string): NonNullable<LocalOllama['offer']> {
  const bytes = knownBytes[model] ?? null
  return { model, bytes, fits: bytes === null ? null : fitsMemory(bytes) }
}

/** Returns the line that https://ollama.com/download gives for the server's system. */
export function getInstallCommand(platform: NodeJS.Platform = process.platform): string {
  return platform === 'win32'
    ? 'irm https://ollama.com/install.ps1 | iex'
    : 'curl -fsSL https://ollama.com/install.sh | sh'
}
