import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { EmbedTexts } from '@podcastai/episode'

/** Of JavaScript's heap. The weights and what is computed lie outside of it. */
const maxHeapMegabytes = 256

/** Returns what `embedTexts` returns, from a thread that is started for this call and ended after it. */
export const embedInThread: EmbedTexts = async (texts) => {
  const thread = new Worker(new URL('./embedding-thread.ts', import.meta.url), {
    workerData: texts,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  })
  try {
    const [embeddings] = await once(thread, 'message')
    return embeddings as Float32Array
  } finally {
    await thread.terminate()
  }
}
