import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { EmbedTexts } from '@podcastai/episode'

/** The limit of the JavaScript heap. The weights and computed values are outside the heap. */
const maxHeapMegabytes = 256

/** Runs `embedTexts` in a thread that is started for this call and ended after it. */
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
