// Tries a model and reports in lines for a terminal: for the command that tries models, and the server that it asks.
import { modelClient } from './model-client.ts'
import { ModelFault } from './model-fault.ts'
import type { ModelSettings } from './model-settings.ts'
import { tryModel } from './try-model.ts'

/** Whether the model wrote, and lines about it. */
export type ModelTrial = { works: boolean; lines: string[] }

/** A self-hosted model may have to be loaded first, from a slow disk. */
const trialMs = 180_000

/** Reports what the model wrote, how long it took, and what it cost; or why it did not write. */
export async function modelTrial(name: string, settings: ModelSettings): Promise<ModelTrial> {
  try {
    const { caption, seconds, usage } = await tryModel(modelClient(settings, { tries: 1, deadlineMs: trialMs }))
    const tokens = usage.inputTokens + usage.outputTokens
    const written = `  “${caption.replace(/\s+/g, ' ')}”`
    return {
      works: true,
      lines: [name, written, `  ${seconds.toFixed(1)} s, ${tokens} tokens, ${formatPrice(usage.dollars)}`],
    }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    return { works: false, lines: [name, `  ${error.message}`] }
  }
}

/** Returns, for example, 'llama3.1:8b (openai-compatible, asked at localhost:11434)'. */
export function modelInWords({ provider, model, baseUrl }: ModelSettings): string {
  return `${model} (${provider}, asked at ${new URL(baseUrl).host})`
}

function formatPrice(dollars: number | null): string {
  if (dollars === null) return 'price not known'
  return dollars === 0 ? 'costs nothing' : `$${dollars.toFixed(5)}`
}
